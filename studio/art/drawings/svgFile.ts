import { fitCurves } from './fitCurves.ts';
import type { Point, Shape } from './geometry.ts';
import type { Line } from './Line.ts';
import { formatCurves, formatShape } from './pathData.ts';

/** Width of a stroke in units of the view box, and its opacity. */
export type Stroke = readonly [width: number, opacity: number];

/** Pens of a stream's lines. Every fifth line is heavy. */
export interface Pens {
  readonly color: string;
  readonly thin: Stroke;
  readonly heavy: Stroke;
  /** Maximum distance between a drawn line and the computed line. */
  readonly tolerance: number;
}

/**
 * Opacity of the lines by distance from the top, in fractions of the height: low behind text. With a CSS mask instead, browsers would
 * repaint in every frame.
 */
export type OpacityByDistance = readonly (readonly [at: number, opacity: number])[];

type Attributes = Readonly<Record<string, string | number>>;

export const formatLine = (points: readonly Point[], tolerance: number, closed = false): string =>
  formatCurves(fitCurves(points, tolerance, closed), closed);

/** Writes the lines of a stream as two paths: thin lines, and every fifth line. */
export function createLinesMarkup(lines: readonly Line[], { color, thin, heavy, tolerance }: Pens): string {
  const path = (some: readonly Line[], [width, opacity]: Stroke): string => {
    const data = some.map(({ points, closed }) => formatLine(points, tolerance, closed)).join('');
    return data === '' ? '' : createPathMarkup(data, { stroke: color, 'stroke-width': width, opacity });
  };
  const isHeavy = ({ index }: Line): boolean => index % 5 === 0;
  return path(
    lines.filter((line) => !isHeavy(line)),
    thin,
  ).concat(path(lines.filter(isHeavy), heavy));
}

export const createShapesMarkup = (shapes: readonly Shape[], attributes: Attributes): string =>
  shapes.length === 0 ? '' : createPathMarkup(shapes.map(formatShape).join(''), attributes);

export function createPathMarkup(data: string, attributes: Attributes = {}): string {
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value).replace(/^0\./, '.')}"`);
  return `<path d="${data}"${words.join('')}/>`;
}

/**
 * Writes lines with one gradient, which fades them out. The id of the gradient is the drawing's name, so it is unique where a page inlines
 * the drawing.
 */
export function createFadingLines(
  name: string,
  lines: readonly Line[],
  pens: Pens,
  height: number,
  fade: OpacityByDistance | undefined,
): string {
  if (fade === undefined) return createLinesMarkup(lines, pens);
  const stops = fade.map(([at, opacity]) =>
    `<stop offset="${at}" stop-color="${pens.color}" stop-opacity="${opacity}"/>`.replaceAll('"0.', '".'),
  );
  const gradient = `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x2="0" y2="${height}">${stops.join('')}</linearGradient>`;
  return gradient + createLinesMarkup(lines, { ...pens, color: `url(#${name})` });
}

/**
 * preserveAspectRatio of an SVG: which part stays visible in a box of another ratio. `none` stretches the drawing. Without
 * preserveAspectRatio, the whole drawing is visible.
 */
export type PreserveAspectRatio = 'xMidYMid slice' | 'xMaxYMid slice' | 'none';

/** Writes an SVG file. By default its elements have no fill. */
export function createSvgFile(width: number, height: number, body: string, crop?: PreserveAspectRatio): string {
  // Sets `width` and `height` for `none`, because otherwise browsers know no aspect ratio of the drawing.
  const size = crop === 'none' ? ` width="${width}" height="${height}"` : '';
  const fit = (crop === undefined ? '' : ` preserveAspectRatio="${crop}"`) + size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${fit} fill="none">${body}</svg>\n`;
}
