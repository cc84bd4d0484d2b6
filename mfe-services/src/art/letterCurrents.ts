import {
  betweenLines,
  boxOf,
  type Drawing,
  type DrawnFiles,
  drawing,
  driftLines,
  jsonFile,
  type Line,
  lettering,
  linesAcross,
  linesMarkup,
  type Pens,
  type Point,
  type Shape,
  shapesMarkup,
  solveStream,
  streamLines,
  svgFile,
  type Water,
} from 'studio/art';

export interface LetterCurrents extends Pick<Water, 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** The width of each reach. */
  readonly width: number;
  /** What stands in each reach of the stream, from the left; the stream meets it above or below its middle. */
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

/** One stream through the columns of a hub, solved whole and cut at their borders: the letters of each service are its stones. */
export const letterCurrents = (parameters: LetterCurrents): Drawing => drawing('letterCurrents', parameters, draw);

async function draw(parameters: LetterCurrents): Promise<DrawnFiles> {
  const { width, height, reaches, size, baseline, tracking, fill, edge, step, shortest, pens, drift } = parameters;
  const stones = await Promise.all(
    reaches.map(async ({ text, meets }, index) => {
      const setting = { size, baseline, tracking, weight: 400, left: 0 };
      const { left, right } = boxOf((await lettering(text, setting)).letters);
      const centred = index * width + (width - (right - left)) / 2;
      return { letters: (await lettering(text, { ...setting, left: centred })).letters, meets };
    }),
  );
  const stream = solveStream({
    ...parameters,
    width: width * reaches.length,
    flows: 'right',
    obstacles: stones.flatMap(({ letters, meets }) =>
      letters.map((shape) => ({ shape, clearance: 4, closing: 0.06 * size, value: betweenLines(meets, step) })),
    ),
  });
  const lines = streamLines(stream, linesAcross(height, step, shortest));
  return Object.assign(
    {},
    ...reaches.map(({ key }, index) => {
      const own = lines.flatMap((line) => within(line, index * width, width));
      const shapes: readonly Shape[] = stones[index]?.letters ?? [];
      const letters = shapes.map((shape) => shifted(shape, -index * width));
      const body =
        linesMarkup(own, pens) +
        shapesMarkup(letters, { fill, stroke: edge, 'stroke-width': 1.8, 'paint-order': 'stroke' });
      return {
        [`channel-${key}.svg`]: svgFile(width, height, body, 'xMidYMid slice'),
        [`channel-${key}.json`]: jsonFile({ lines: driftLines(own, { width, height, count: drift }) }),
      };
    }),
  );
}

/** The parts of a line that lie in a reach, and a little beyond so that neighbours meet, moved there. */
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
