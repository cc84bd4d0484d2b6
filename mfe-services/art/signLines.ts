import {
  createEllipse,
  createPathMarkup,
  createShapesMarkup,
  fairwayPen,
  formatLine,
  inks,
  type Point,
} from 'studio/art';
import { paperInks } from './work/paperInks.ts';

/** Size in px of a small drawing beside a list entry. The orange line is the customer's site; blue lines are visitors, rivals or data. */
export const signWidth = 264;
export const signHeight = 96;
export const signMiddle = signHeight / 2;
const tolerance = 0.15;
/** Opacity of the lines that show a drawing's statement. */
export const full = 0.9;
/** Opacity of all other lines. */
export const quiet = 0.42;

const eased = (part: number): number => part * part * part * (part * (part * 6 - 15) + 10);
export const interpolateSmoothly = (value: number, from: number, to: number): number =>
  eased(Math.min(1, Math.max(0, (value - from) / (to - from))));
/** Returns `count` evenly spaced numbers from -1 to 1. */
export const spreadEvenly = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index / (count - 1)) * 2 - 1);

/** Draws a line to the right, with a point about every four px. */
export const drawLineToRight = (heightAt: (x: number) => number, from = 0, to = signWidth): string => {
  const count = Math.max(2, Math.round((to - from) / 4));
  const points = Array.from({ length: count + 1 }, (_, index): Point => {
    const x = from + ((to - from) * index) / count;
    return [x, heightAt(x)];
  });
  return formatLine(points, tolerance);
};

export const drawWaterLines = (lines: readonly string[], opacity: number): string =>
  createPathMarkup(lines.join(''), { stroke: paperInks.blue, 'stroke-width': 1.2, opacity });
/** Draws the site's orange line, with a dot (the buoy) at its end. */
export const drawFairway = (heightAt: (x: number) => number, to: number, from = 0): string =>
  createPathMarkup(drawLineToRight(heightAt, from, to), { ...fairwayPen, 'stroke-width': 2 }) +
  createShapesMarkup([createEllipse([to, heightAt(to)], [4.5, 4.5])], { fill: inks.buoy });

export const lineEnd = signWidth - 6;
