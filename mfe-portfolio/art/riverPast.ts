import {
  containsPoint,
  createDrawing,
  createEllipse,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  fairwayPen,
  formatLine,
  inks,
  type Line,
  listPolygons,
  type Obstacle,
  type Pens,
  type Point,
  type Shape,
  solveStream,
  traceStreamLines,
} from 'studio/art';
import { bannerSceneSize, riverAreas } from '../src/caseStudies/bannerSceneSize.ts';

/** An obstacle: the water flows around `shape`. `steps`: number of line gaps below the orange line; negative above it. */
interface StoneInRiver {
  readonly shape: Shape;
  readonly steps: number;
}

export interface RiverPastParameters {
  readonly name: string;
  /** Left edge of the part of the scene that the drawing covers, in px of the scene; may be negative. */
  readonly left: number;
  readonly width: number;
  /** y of the orange line at the left edge of the scene, in px of the scene. */
  readonly enters: number;
  /** y of the water at the right edge of the scene, in px of the scene. */
  readonly leaves: number;
  /** Number of lines above the orange line; `below` is the number below it. */
  readonly above: number;
  readonly below: number;
  /** Gap between neighbouring lines, in px. */
  readonly step: number;
  /** Obstacles. With `steps` of 0.5 or -0.5 an obstacle touches the orange line. */
  readonly stones?: readonly StoneInRiver[];
  /** Shapes of the painted scene in front of the water, which hide the lines behind them. */
  readonly before?: readonly Shape[];
  /** Parts of the orange line that are drawn although a shape of `before` would hide them. */
  readonly goesOn?: readonly (readonly Point[])[];
  /** Sets a dot at the end of the orange line. */
  readonly buoy?: boolean;
  /** Dark ground below the lines, for a busy scene: its colour, and its width beyond the outermost lines in px. */
  readonly bed?: { readonly color: string; readonly reach: number } | undefined;
  readonly seed: number;
  readonly unrest: number;
  readonly pens: Pens;
  /** Stroke width of the orange line, in px. */
  readonly fairway: number;
}

/** Draws the stream that crosses a case's painted scene from left to right. It passes behind, around or along the objects of the scene. */
export const drawRiverPast = (parameters: RiverPastParameters): Drawing => createDrawing('riverPast', parameters, draw);

/** All rivers are computed for the wide area, so that the crop for phones shows exactly the same lines. */
const solved = riverAreas.wide;

function draw(river: RiverPastParameters): DrawnFiles {
  const { name, left, width, enters, leaves, above, below, step, stones = [], before = [], pens } = river;
  const { height } = bannerSceneSize;
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
  const lines = traceStreamLines(stream, { step, from: -above * step, to: below * step, shortest: 300 })
    .filter(({ closed }) => !closed)
    .map((line) => ({ ...line, points: line.points.map(([x, y]): Point => [x + solved.left, y]) }));
  const fairway = lines.filter(({ value }) => Math.abs(value) < step / 4).sort((a, b) => b.length - a.length)[0];
  if (!fairway) throw new Error(`${name}: no line is the fairway.`);
  const hidden = containsPoint(before);
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
    createLinesMarkup(others, pens),
    createPathMarkup(ways.map((way) => formatLine(way, pens.tolerance)).join(''), {
      ...fairwayPen,
      'stroke-width': river.fairway,
    }),
    river.buoy
      ? createShapesMarkup([createEllipse(ways.at(-1)?.at(-1) ?? [0, 0], [3 * river.fairway, 3 * river.fairway])], {
          fill: inks.buoy,
        })
      : '',
  ];
  return { [`${name}.svg`]: createSvgFile(width, height, body.join('')) };
}

/** Number of translucent layers of the dark ground. Each is a little wider than the one before, so the ground fades out. */
const layers = 20;

/** Darkens the area between the outermost lines and beyond, except on obstacles and on shapes in front of the water. */
function bedMarkup(
  lines: readonly Line[],
  stones: readonly Shape[],
  before: readonly Shape[],
  left: number,
  { color, reach }: NonNullable<RiverPastParameters['bed']>,
): string {
  const ordered = lines.toSorted((a, b) => a.value - b.value);
  const [first, last] = [ordered[0]?.points ?? [], ordered.at(-1)?.points ?? []].map((points) =>
    points.map(([x, y]): Point => [x - left, y]),
  ) as [Point[], Point[]];
  const [outlines, hiding] = [stones, before].map((shapes) =>
    shapes.flatMap((shape) => listPolygons(shifted(shape, -left))),
  ) as [Point[][], Point[][]];
  return Array.from({ length: layers }, (_, layer) => {
    // Begins inside the outermost lines, so that the layers already overlap, and are dark, at these lines.
    const out = reach * ((layer + 0.5) / layers) ** 1.2 - 0.3 * reach;
    const [upper, lower] = [moved(first, -out), moved(last, out)];
    // Holes are clipped to the dark area: with the even-odd rule, a part outside it would be filled.
    const holes = outlines.map((points) =>
      points.map(([x, y]): Point => [x, Math.min(heightAt(lower, x), Math.max(heightAt(upper, x), y))]),
    );
    const edges = besides(upper, lower, hiding).map(
      ([over, under]) => `${formatLine(over, 1)}${formatLine(under.toReversed(), 1).replace('M', 'L')}Z`,
    );
    return createPathMarkup(`${edges.join('')}${holes.map((points) => formatLine(points, 0.6, true)).join('')}`, {
      fill: color,
      'fill-rule': 'evenodd',
      'fill-opacity': 0.092,
    });
  }).join('');
}

/** Returns the parts of the dark ground above and below the shapes in `hiding`. Each part has an upper and a lower edge. */
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

const crossings = (points: readonly Point[], x: number): number[] =>
  points.flatMap(([bx, by], index) => {
    const [ax, ay] = points.at(index - 1) ?? [bx, by];
    return ax <= x === bx <= x ? [] : [ay + ((by - ay) * (x - ax)) / (bx - ax)];
  });

const moved = (points: readonly Point[], down: number): Point[] => points.map(([x, y]) => [x, y + down]);

/** Returns the y at `x` of a line whose points run to the right. */
function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([at]) => at >= x);
  const [before, after] = [points[Math.max(0, next - 1)], points[next === -1 ? points.length - 1 : next]];
  if (!before || !after || before === after) return (after ?? before ?? [0, 0])[1];
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]);
}

const shifted = (shape: Shape, by: number): Shape =>
  shape.map(([kind, ...points]) => [kind, ...points.map(([x, y]) => [x + by, y])] as unknown as Shape[number]);

/** Splits a line into its visible parts. */
function pieces(points: readonly Point[], seen: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (seen(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 8);
}
