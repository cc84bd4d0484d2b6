import {
  contains,
  type Drawing,
  type DrawnFiles,
  drawing,
  ellipse,
  fairwayPen,
  inks,
  type Line,
  lineData,
  linesMarkup,
  type Obstacle,
  type Pens,
  type Point,
  pathMarkup,
  polygonsOf,
  type Shape,
  shapesMarkup,
  solveStream,
  streamLines,
  svgFile,
} from 'studio/art';
import { painted, riversIn } from '../src/caseStudies/painted.ts';

/** What stands in the water: the water goes round `shape`. */
interface StoneInRiver {
  readonly shape: Shape;
  readonly steps: number;
}

export interface RiverPast {
  readonly name: string;
  /** The part of the scene that the drawing covers: so much of its width from `left`, which may lie before it. */
  readonly left: number;
  readonly width: number;
  /** How high the fairway comes in at the drawing's left edge, and how high the water has become at its right one. */
  readonly enters: number;
  readonly leaves: number;
  /** So many lines above the fairway and below it, and what lies between two of them. */
  readonly above: number;
  readonly below: number;
  readonly step: number;
  /** What the water goes round: at which side of the fairway, in steps. Half a step is on the line's own side. */
  readonly stones?: readonly StoneInRiver[];
  /** What stands before the water. */
  readonly before?: readonly Shape[];
  /** Where the fairway goes on, beyond what stands before it; with a buoy at the end of it. */
  readonly goesOn?: readonly (readonly Point[])[];
  readonly buoy?: boolean;
  /** The dark under the water, where the scene is a busy one: its colour, and how far it goes out beyond the lines. */
  readonly bed?: { readonly color: string; readonly reach: number } | undefined;
  readonly seed: number;
  readonly unrest: number;
  readonly pens: Pens;
  /** How thick the fairway is. */
  readonly fairway: number;
}

/** The river in the painted scene of a case: it comes from the left, as the visitor does, and goes behind what stands there, round it or along it. */
export const riverPast = (parameters: RiverPast): Drawing => drawing('riverPast', parameters, draw);

/** All rivers are solved over the same water, so that a part of one runs where the whole one does. */
const solved = riversIn.wide;

function draw(river: RiverPast): DrawnFiles {
  const { name, left, width, enters, leaves, above, below, step, stones = [], before = [], pens } = river;
  const { height } = painted;
  const bank = (x: number): number => -enters + ((enters - leaves) * x) / solved.width;
  const stream = solveStream({
    width: solved.width,
    height,
    cell: 4,
    seed: river.seed,
    unrest: { strength: river.unrest, grain: 0.0019 },
    obstacles: stones.map(
      ({ shape, steps }): Obstacle => ({ shape: shifted(shape, -solved.left), value: steps * step }),
    ),
    flows: (x, y) => y + bank(x),
  });
  const lines = streamLines(stream, { step, from: -above * step, to: below * step, shortest: 300 })
    .filter(({ closed }) => !closed)
    .map((line) => ({ ...line, points: line.points.map(([x, y]): Point => [x + solved.left, y]) }));
  const fairway = lines.filter(({ value }) => Math.abs(value) < step / 4).sort((a, b) => b.length - a.length)[0];
  if (!fairway) throw new Error(`${name}: no line is the fairway.`);
  const hidden = contains(before);
  const shown = (points: readonly Point[]): Point[][] =>
    pieces(points, ([x, y]) => x > left - 12 && x < left + width + 12 && !hidden([x, y])).map((piece) =>
      piece.map(([x, y]): Point => [x - left, y]),
    );
  const others = lines
    .filter((line) => line !== fairway)
    .flatMap((line): Line[] => shown(line.points).map((points) => ({ ...line, points })));
  const goesOn = (river.goesOn ?? []).map((points) => points.map(([x, y]): Point => [x - left, y]));
  const ways = [...shown(fairway.points), ...goesOn];
  const body = [
    river.bed
      ? bedMarkup(
          lines,
          stones.map(({ shape }) => shape),
          before,
          left,
          river.bed,
        )
      : '',
    linesMarkup(others, pens),
    pathMarkup(ways.map((way) => lineData(way, pens.tolerance)).join(''), {
      ...fairwayPen,
      'stroke-width': river.fairway,
    }),
    river.buoy
      ? shapesMarkup([ellipse(ways.at(-1)?.at(-1) ?? [0, 0], [3 * river.fairway, 3 * river.fairway])], {
          fill: inks.buoy,
        })
      : '',
  ];
  return { [`${name}.svg`]: svgFile(width, height, body.join('')) };
}

/** How many times the bed is laid, each a little wider than the one before: that is how it goes out without an edge. */
const layers = 20;

/** Between the first line and the last, and beyond them; what stands in the water, or before it, has none on it. */
function bedMarkup(
  lines: readonly Line[],
  stones: readonly Shape[],
  before: readonly Shape[],
  left: number,
  { color, reach }: NonNullable<RiverPast['bed']>,
): string {
  const ordered = lines.toSorted((a, b) => a.value - b.value);
  const [first, last] = [ordered[0]?.points ?? [], ordered.at(-1)?.points ?? []].map((points) =>
    points.map(([x, y]): Point => [x - left, y]),
  ) as [Point[], Point[]];
  const [outlines, hiding] = [stones, before].map((shapes) =>
    shapes.flatMap((shape) => polygonsOf(shifted(shape, -left))),
  ) as [Point[][], Point[][]];
  return Array.from({ length: layers }, (_, layer) => {
    // It begins within the outermost lines, so that it has grown dark where they are.
    const out = reach * ((layer + 0.5) / layers) ** 1.2 - 0.3 * reach;
    const [upper, lower] = [moved(first, -out), moved(last, out)];
    // What reaches beyond the bed would be dark there.
    const holes = outlines.map((points) =>
      points.map(([x, y]): Point => [x, Math.min(heightAt(lower, x), Math.max(heightAt(upper, x), y))]),
    );
    const edges = besides(upper, lower, hiding).map(
      ([over, under]) => `${lineData(over, 1)}${lineData(under.toReversed(), 1).replace('M', 'L')}Z`,
    );
    return pathMarkup(`${edges.join('')}${holes.map((points) => lineData(points, 0.6, true)).join('')}`, {
      fill: color,
      'fill-rule': 'evenodd',
      'fill-opacity': 0.092,
    });
  }).join('');
}

/** The parts of a bed that are left beside what hides it: its two edges, on both sides of that. */
function besides(
  upper: readonly Point[],
  lower: readonly Point[],
  hiding: readonly (readonly Point[])[],
): (readonly [over: Point[], under: Point[]])[] {
  if (hiding.length === 0) return [[[...upper], [...lower]]];
  const parts: [Point[], Point[]][] = [[[], []]];
  for (const [x, own] of upper) {
    let [over, under] = [own, heightAt(lower, x)];
    for (const points of hiding) {
      const heights = crossings(points, x);
      if (heights.length === 0) continue;
      const [from, to] = [Math.min(...heights), Math.max(...heights)];
      if (to < over || from > under) continue;
      if (from - over < under - to) over = to;
      else under = from;
    }
    if (over < under) {
      parts.at(-1)?.[0].push([x, over]);
      parts.at(-1)?.[1].push([x, under]);
    } else if (parts.at(-1)?.[0].length) parts.push([[], []]);
  }
  return parts.filter(([over]) => over.length > 3);
}

/** Where an outline crosses a vertical line. */
const crossings = (points: readonly Point[], x: number): number[] =>
  points.flatMap(([bx, by], index) => {
    const [ax, ay] = points.at(index - 1) ?? [bx, by];
    return ax <= x === bx <= x ? [] : [ay + ((by - ay) * (x - ax)) / (bx - ax)];
  });

const moved = (points: readonly Point[], down: number): Point[] => points.map(([x, y]) => [x, y + down]);

/** How high a line that runs to the right is at a place. */
function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([at]) => at >= x);
  const [before, after] = [points[Math.max(0, next - 1)], points[next === -1 ? points.length - 1 : next]];
  if (!before || !after || before === after) return (after ?? before ?? [0, 0])[1];
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]);
}

const shifted = (shape: Shape, by: number): Shape =>
  shape.map(([kind, ...points]) => [kind, ...points.map(([x, y]) => [x + by, y])] as unknown as Shape[number]);

/** The runs of points that are seen. */
function pieces(points: readonly Point[], seen: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (seen(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 8);
}
