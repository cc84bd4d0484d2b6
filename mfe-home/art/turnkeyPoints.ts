import {
  createDrawing,
  createEllipse,
  createLettering,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  formatLine,
  inks,
  interpolateLines,
  listLinesAcross,
  type Point,
  type Shape,
  solveStream,
  traceStreamLines,
} from 'studio/art';

/** Width in px of each of the five small drawings of the turnkey points (SPEC §2, `#turnkey`). */
const width = 232;
const height = 112;
const middle = height / 2;
const tolerance = 0.15;
/** Stroke width of the five drawings. */
const weight = 1.25;
/** Opacity of a drawing's main lines. */
const full = 1;
/** Opacity of all other lines. */
const quiet = 0.5;

const eased = (part: number): number => part * part * part * (part * (part * 6 - 15) + 10);
const between = (value: number, from: number, to: number): number =>
  eased(Math.min(1, Math.max(0, (value - from) / (to - from))));

/** Returns a line from edge to edge, with a point about every four px. */
const line = (heightAt: (x: number) => number, from = 2, to = width - 2): string => {
  const count = Math.round((to - from) / 4);
  const points = Array.from({ length: count + 1 }, (_, index): Point => {
    const x = from + ((to - from) * index) / count;
    return [x, heightAt(x)];
  });
  return formatLine(points, tolerance);
};

const strokes = (data: string, opacity: number): string =>
  createPathMarkup(data, { stroke: inks.tide, 'stroke-width': weight, opacity });
const dots = (at: readonly Point[], radius: number): Shape[] =>
  at.map((point) => createEllipse(point, [radius, radius]));
const fullDots = (at: readonly Point[]): string => createShapesMarkup(dots(at, 4.5), { fill: inks.tide });

/** Draws the point "from idea to sales": a wave between two dots, with two fainter waves below. */
export const drawTurnkeyWay = (name: string): Drawing =>
  createDrawing('turnkeyWay', { name }, () => {
    const wave = (sunk: number) => (x: number) =>
      92 + sunk * 7 - (74 - sunk * 4) * Math.sin((Math.PI * x) / width) ** 2;
    const body = [
      strokes(line(wave(2)), quiet),
      strokes(line(wave(1)), quiet),
      strokes(line(wave(0), 6, width - 6), full),
      fullDots([
        [6, wave(0)(6)],
        [width - 6, wave(0)(width - 6)],
      ]),
    ];
    return { [`${name}.svg`]: createSvgFile(width, height, body.join('')) };
  });

/** Draws the point "at most four months": a stream flows around the figure. */
export const drawTurnkeyFigure = (parameters: { readonly name: string; readonly figure: string }): Drawing =>
  createDrawing('turnkeyFigure', parameters, async ({ name, figure }) => {
    const step = 7;
    const setting = { left: 78, baseline: 94, size: 116, weight: 300, tracking: 0 };
    const { letters } = await createLettering(figure, setting);
    const obstacles = letters.map((shape) => ({
      shape,
      clearance: 3,
      closing: 9,
      value: interpolateLines(middle + 4, step),
    }));
    const unrest = { strength: 0.004, grain: 0.01 };
    const stream = solveStream({ width, height, cell: 0.8, flows: 'right', obstacles, seed: 4, unrest });
    const lines = traceStreamLines(stream, listLinesAcross(height, step, 40));
    const pens = { color: inks.tide, thin: [weight, quiet], heavy: [weight, full], tolerance } as const;
    return {
      [`${name}.svg`]: createSvgFile(
        width,
        height,
        createLinesMarkup(lines, pens) + createShapesMarkup(letters, { fill: inks.tide }),
      ),
    };
  });

/** Draws the point "one payment, or one for each stage": a fork with one mark above and three below. */
export const drawTurnkeyFork = (name: string): Drawing =>
  createDrawing('turnkeyFork', { name }, () => {
    const branch = (to: number, beside: number) =>
      line(
        (x) => middle + beside * 0.75 + (to + beside - middle - beside * 0.75) * between(x, 56 - Math.abs(beside), 150),
      );
    const marks: Point[] = [
      [220, 18],
      [164, 94],
      [192, 94],
      [220, 94],
    ];
    const body = [
      strokes(branch(18, -7) + branch(94, 7), quiet),
      strokes(branch(18, 0) + branch(94, 0), full),
      createShapesMarkup(dots(marks, 5), { fill: inks.deep, stroke: inks.tide, 'stroke-width': weight }),
    ];
    return { [`${name}.svg`]: createSvgFile(width, height, body.join('')) };
  });

/** Draws the point "any task": one line becomes many. */
export const drawTurnkeySpread = (parameters: { readonly name: string; readonly lines: number }): Drawing =>
  createDrawing('turnkeySpread', parameters, ({ name, lines }) => {
    const spread = fan(lines).map((part, index) => {
      // Bends the inner lines away from the shared line later than the outer ones, so that the bundle opens gradually.
      const parts = 40 + 34 * (1 - Math.abs(part));
      return { index, data: line((x) => middle + part * 48 * between(x, parts, 176)) };
    });
    const body = [
      strokes(
        spread
          .filter(({ index }) => index % 2 === 1)
          .map(({ data }) => data)
          .join(''),
        quiet,
      ),
      strokes(
        spread
          .filter(({ index }) => index % 2 === 0)
          .map(({ data }) => data)
          .join(''),
        full,
      ),
    ];
    return { [`${name}.svg`]: createSvgFile(width, height, body.join('')) };
  });

/** Draws the point "a team that works together": the lines of many trades become one. */
export const drawTurnkeyGather = (parameters: { readonly name: string; readonly lines: number }): Drawing =>
  createDrawing('turnkeyGather', parameters, ({ name, lines }) => {
    const ends = fan(lines).map((part) => middle + part * 47);
    const data = ends.map((end) => line((x) => end + (middle - end) * between(x, 44, 168), 6));
    const body = [strokes(data.join(''), full), fullDots(ends.map((end): Point => [6, end]))];
    return { [`${name}.svg`]: createSvgFile(width, height, body.join('')) };
  });

/** Returns `count` evenly spaced numbers from -1 to 1. */
const fan = (count: number): number[] => Array.from({ length: count }, (_, index) => (index / (count - 1)) * 2 - 1);
