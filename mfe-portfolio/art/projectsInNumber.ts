import {
  createDrawing,
  createLettering,
  createPathMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  type Line,
  listLinesAcross,
  listPolygons,
  measureBox,
  type Point,
  type Shape,
  solveStream,
  traceStreamLines,
} from 'studio/art';

export interface ProjectsInNumberParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly foot: number;
  readonly stretch: number;
  readonly seed: number;
  /** Distance between neighbouring lines in px, where the stream is undisturbed. */
  readonly step: number;
  /** Number of strokes: one for each project (SPEC §9, portfolio title claim). The strokes form the digits of this number. */
  readonly count: number;
  readonly color: string;
  readonly pen: number;
  /** Projects with a case on this site. `at` is a point near the stroke that stands for the project; `color` is the case's colour. */
  readonly told: readonly { readonly at: Point; readonly color: string }[];
}

/** Draws a number as strokes along a stream. The drawing has exactly as many strokes as the number says: one for each project. */
export const drawProjectStrokes = (parameters: ProjectsInNumberParameters): Drawing =>
  createDrawing('projectsInNumber', parameters, draw);

/** Gap between two strokes on one line, in stroke widths. */
const gap = 2.6;
/** Width of a stroke for a project with a case, relative to all others. */
const heavier = 2.1;

async function draw(parameters: ProjectsInNumberParameters): Promise<DrawnFiles> {
  const { name, width, height, foot, stretch, seed, step, count, color, pen, told } = parameters;
  const { letters } = await createLettering(`${count}`, {
    left: pen,
    baseline: foot,
    size: { toFill: width - 2 * pen },
    weight: 700,
    tracking: -0.02,
  });
  const digits = letters.map((shape) => stretched(shape, foot, stretch));
  const { top } = measureBox(digits);
  if (top < 0) throw new Error(`${name}: the number begins over its picture, at ${top}. Give it more height.`);
  const stream = solveStream({
    width,
    height,
    cell: 2.5,
    seed,
    unrest: { strength: 0.012, grain: 0.0026 },
    flows: 'right',
    obstacles: [],
  });
  const inside = inNumber(digits);
  const runs = traceStreamLines(stream, listLinesAcross(height, step, 0)).flatMap((line) => within(line, inside));
  const strokes = strokesAlong(runs, count, gap * pen);
  const marks = told.map((each) => ({ ...each, stroke: nearest(strokes, each.at) }));
  const marked = new Set(marks.map(({ stroke }) => stroke));
  if (marked.size < told.length) throw new Error(`${name}: one stroke is two projects. Choose other places.`);
  const drawn = (points: readonly Point[]) => formatLine(points, 0.5);
  const body = [
    createPathMarkup(
      strokes
        .filter((points) => !marked.has(points))
        .map(drawn)
        .join(''),
      {
        stroke: color,
        'stroke-width': pen,
        'stroke-linecap': 'round',
        opacity: 0.62,
      },
    ),
    ...marks.flatMap(({ at: [x], stroke, color: own }) => [
      createPathMarkup(
        formatLine(
          [
            [x, heightOver(x, stroke)],
            [x, height],
          ],
          0.1,
        ),
        { stroke: own, 'stroke-width': pen / 2 },
      ),
      createPathMarkup(drawn(stroke), { stroke: own, 'stroke-width': pen * heavier, 'stroke-linecap': 'round' }),
    ]),
  ];
  return { [`${name}.svg`]: createSvgFile(width, height, body.join('')) };
}

/** Returns a test for points inside the digits. It uses the nonzero rule: a digit's outlines may overlap, and holes run the other way round. */
function inNumber(digits: readonly Shape[]): (point: Point) => boolean {
  const outlines = digits.flatMap(listPolygons);
  return ([x, y]) => {
    let turns = 0;
    for (const outline of outlines) {
      let [ax, ay] = outline.at(-1) ?? [0, 0];
      for (const [bx, by] of outline) {
        if (ay <= y !== by <= y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) turns += by > ay ? 1 : -1;
        [ax, ay] = [bx, by];
      }
    }
    return turns !== 0;
  };
}

const stretched = (shape: Shape, foot: number, by: number): Shape =>
  shape.map(([kind, ...points]) => [kind, ...points.map(([x, y]) => [x, foot + (y - foot) * by])]) as unknown as Shape;

const middleOf = (points: readonly Point[]): Point => points[Math.floor(points.length / 2)] ?? [0, 0];

/** Returns the y of a stroke at its point nearest to `x`. */
const heightOver = (x: number, points: readonly Point[]): number =>
  points.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best), middleOf(points))[1];

/** Returns the stroke nearest to a point. Prefers strokes above or below the point to strokes beside it. */
function nearest(strokes: readonly Point[][], [x, y]: Point): Point[] {
  const away = (points: readonly Point[]) => {
    const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
    const beside = Math.max(0, first + 3 - x, x - last + 3);
    return 4 * beside + Math.abs(middleOf(points)[1] - y);
  };
  return strokes.reduce((best, points) => (away(points) < away(best) ? points : best));
}

/** Returns the parts of a line inside the digits. Points added to the line let the parts end exactly at a digit's edge. */
function within({ points }: Line, inside: (point: Point) => boolean): Point[][] {
  const parts: Point[][] = [[]];
  const near = points.flatMap((point, index): Point[] => {
    const before = points[index - 1];
    if (!before) return [point];
    const pieces = Math.max(1, Math.ceil(distance(before, point) / 1.5));
    return Array.from({ length: pieces }, (_, piece) => {
      const share = (piece + 1) / pieces;
      return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
    });
  });
  for (const point of near) {
    if (inside(point)) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 2);
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** Divides `runs` (the lines' parts inside the digits) into `count` nearly equal strokes. Each run starts and ends with a stroke. */
function strokesAlong(runs: readonly Point[][], count: number, apart: number): Point[][] {
  const lengths = runs.map((points) =>
    points.reduce((sum, point, index) => sum + distance(point, points[index - 1] ?? point), 0),
  );
  // Every run gets one stroke. The remaining strokes go one by one to the run whose strokes are longest.
  const given = runs.map(() => 1);
  if (runs.length > count)
    throw new Error(`${runs.length} lines are more than ${count} strokes. Let there be fewer lines.`);
  for (let left = count - runs.length; left > 0; left--) {
    const share = (index: number) => (lengths[index] ?? 0) / (given[index] ?? 1);
    const longest = runs.reduce((best, _, index) => (share(index) > share(best) ? index : best), 0);
    given[longest] = (given[longest] ?? 0) + 1;
  }
  return runs.flatMap((points, run) => {
    const own = given[run] ?? 1;
    const stroke = ((lengths[run] ?? 0) - (own - 1) * apart) / own;
    return Array.from({ length: own }, (_, index) =>
      partOf(points, index * (stroke + apart), index * (stroke + apart) + stroke),
    );
  });
}

/** Returns the part of a run between two distances from the run's beginning, in px. */
function partOf(points: readonly Point[], from: number, to: number): Point[] {
  let passed = 0;
  return points.filter((point, index) => {
    passed += distance(point, points[index - 1] ?? point);
    return passed >= from && passed <= to + 0.01;
  });
}
