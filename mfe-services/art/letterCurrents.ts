import {
  createDrawing,
  createJsonFile,
  createLettering,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  fairwayPen,
  formatLine,
  interpolateLines,
  type Line,
  listLinesAcross,
  measureBox,
  type Pens,
  type Point,
  pickFairwayLine,
  type Shape,
  selectDriftLines,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';

export interface LetterCurrentsParameters extends Pick<Water, 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly prefix: string;
  /** The line that enters nearest to this y (px) becomes the orange line. */
  readonly fairwayAt: number;
  /** Width in px of each column's part of the stream. A part without letters precedes the first column, and another follows the last. */
  readonly width: number;
  /** Letters of each column, from left to right. `meets` is the y at which the stream divides around the letters. */
  readonly reaches: readonly { readonly key: string; readonly text: string; readonly meets: number }[];
  readonly size: number;
  readonly baseline: number;
  readonly tracking: number;
  readonly fill: string;
  readonly edge: string;
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
  readonly drift: number;
}

/**
 * Draws one stream through all columns of a hub, around the letters of each service. The stream is computed as a whole and cut at the
 * borders of the columns.
 */
export const drawLetterCurrents = (parameters: LetterCurrentsParameters): Drawing =>
  createDrawing('letterCurrents', parameters, draw);

// Adds a part without letters before the first column and after the last, in which the stream begins and ends.
async function draw(parameters: LetterCurrentsParameters): Promise<DrawnFiles> {
  const { prefix, width, height, reaches, size, baseline, tracking, fill, edge, pens, drift } = parameters;
  const stones = await Promise.all(
    reaches.map(async ({ text, meets }, index) => {
      const setting = { size, baseline, tracking, weight: 400, left: 0 };
      const { left, right } = measureBox((await createLettering(text, setting)).letters);
      const centred = (index + 1) * width + (width - (right - left)) / 2;
      return { letters: (await createLettering(text, { ...setting, left: centred })).letters, meets };
    }),
  );
  const { lines, fairway } = linesOf(parameters, stones, width * (reaches.length + 2));
  const pieces = (some: readonly Line[], reach: number): Line[] =>
    some.flatMap((line) => within(line, (reach + 1) * width, width));
  const water = (reach: number): string =>
    createLinesMarkup(pieces(lines, reach), pens) +
    pieces([fairway], reach)
      .map(({ points }) =>
        createPathMarkup(formatLine(points, pens.tolerance), { ...fairwayPen, 'stroke-linecap': 'butt' }),
      )
      .join('');
  const picture = (body: string): string => createSvgFile(width, height, body, 'xMidYMid slice');
  const files = reaches.map(({ key }, reach): DrawnFiles => {
    const shapes: readonly Shape[] = stones[reach]?.letters ?? [];
    const letters = shapes.map((shape) => shifted(shape, -(reach + 1) * width));
    const standing = createShapesMarkup(letters, { fill, stroke: edge, 'stroke-width': 1.8, 'paint-order': 'stroke' });
    const drifting = selectDriftLines(pieces(lines, reach), { width, height, count: drift });
    return {
      [`${prefix}-${key}.svg`]: picture(water(reach) + standing),
      [`${prefix}-${key}.json`]: createJsonFile({ lines: drifting }),
    };
  });
  const banks = {
    [`${prefix}-before.svg`]: picture(water(-1)),
    [`${prefix}-after.svg`]: picture(water(reaches.length)),
  };
  return Object.assign({}, banks, ...files);
}

/** Returns the lines of the whole stream, and separately the orange line, which passes all letters. */
function linesOf(
  parameters: LetterCurrentsParameters,
  stones: readonly { readonly letters: readonly Shape[]; readonly meets: number }[],
  width: number,
): { lines: Line[]; fairway: Line } {
  const { height, size, step, shortest, fairwayAt } = parameters;
  const stream = solveStream({
    ...parameters,
    width,
    flows: 'right',
    obstacles: stones.flatMap(({ letters, meets }) =>
      letters.map((shape) => ({ shape, clearance: 4, closing: 0.06 * size, value: interpolateLines(meets, step) })),
    ),
  });
  const lines = traceStreamLines(stream, listLinesAcross(height, step, shortest));
  const fairway = pickFairwayLine(lines, width, fairwayAt);
  return { lines: lines.filter((line) => line !== fairway), fairway };
}

/** Returns the parts of a line inside a column, relative to its left edge. They extend 6 px into the next columns, to leave no gap. */
function within(line: Line, left: number, width: number): Line[] {
  const parts: Point[][] = [[]];
  for (const [x, y] of line.points) {
    if (x >= left - 6 && x <= left + width + 6) parts.at(-1)?.push([x - left, y]);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts
    .filter((points) => points.length > 3)
    .map((points) => ({ ...line, points, length: Math.abs((points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0)) }));
}

const shifted = (shape: Shape, dx: number): Shape =>
  shape.map(([kind, ...points]) => [kind, ...points.map(([x, y]) => [x + dx, y])] as unknown as Shape[number]);
