import {
  betweenLines,
  type Drawing,
  type DrawnFiles,
  drawing,
  ellipse,
  jsonFile,
  linesAcross,
  linesMarkup,
  type Pens,
  type Point,
  solveStream,
  streamLines,
  svgFile,
  type Water,
} from 'studio/art';

export interface IslandsInStream extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** Islands on one horizontal axis, from left to right. */
  readonly islands: readonly { readonly at: Point; readonly radii: Point }[];
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
}

/** Draws a stream around islands that are only gaps in the lines. The page places its elements on them. */
export const islandsInStream = (parameters: IslandsInStream): Drawing => drawing('islandsInStream', parameters, draw);

function draw(parameters: IslandsInStream): DrawnFiles {
  const { name, width, height, islands, step, shortest, pens } = parameters;
  const obstacles = islands.map(({ at, radii }) => ({
    shape: ellipse(at, radii),
    value: betweenLines(at[1], step),
  }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const lines = streamLines(stream, linesAcross(height, step, shortest));
  // Centre and half axes of each island, in fractions of the drawing's size.
  const places = islands.map(({ at: [x, y], radii: [rx, ry] }) => ({
    x: part(x, width),
    y: part(y, height),
    rx: part(rx, width),
    ry: part(ry, height),
  }));
  return {
    [`${name}.svg`]: svgFile(width, height, linesMarkup(lines, pens), 'xMidYMid slice'),
    [`${name}.json`]: jsonFile({ width, height, islands: places }),
  };
}

const part = (value: number, whole: number): number => Math.round((value / whole) * 10_000) / 10_000;
