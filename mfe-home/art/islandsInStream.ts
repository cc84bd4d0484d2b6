import {
  createDrawing,
  createEllipse,
  createJsonFile,
  createLinesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  interpolateLines,
  listLinesAcross,
  type Pens,
  type Point,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';

export interface IslandsInStreamParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** Islands on one horizontal axis, from left to right. */
  readonly islands: readonly { readonly at: Point; readonly radii: Point }[];
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
}

/** Draws a stream around islands, which are only gaps between the lines. The page places names or icons in these gaps. */
export const drawIslandsInStream = (parameters: IslandsInStreamParameters): Drawing =>
  createDrawing('islandsInStream', parameters, draw);

function draw(parameters: IslandsInStreamParameters): DrawnFiles {
  const { name, width, height, islands, step, shortest, pens } = parameters;
  const obstacles = islands.map(({ at, radii }) => ({
    shape: createEllipse(at, radii),
    value: interpolateLines(at[1], step),
  }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const lines = traceStreamLines(stream, listLinesAcross(height, step, shortest));
  // Centre and half axes of each island, in fractions of the drawing's size.
  const places = islands.map(({ at: [x, y], radii: [rx, ry] }) => ({
    x: part(x, width),
    y: part(y, height),
    rx: part(rx, width),
    ry: part(ry, height),
  }));
  return {
    [`${name}.svg`]: createSvgFile(width, height, createLinesMarkup(lines, pens), 'xMidYMid slice'),
    [`${name}.json`]: createJsonFile({ width, height, islands: places }),
  };
}

const part = (value: number, whole: number): number => Math.round((value / whole) * 10_000) / 10_000;
