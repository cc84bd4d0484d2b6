import {
  boxOf,
  type Drawing,
  type DrawnFiles,
  drawing,
  type Line,
  lineData,
  linesAcross,
  type Point,
  pathMarkup,
  type Shape,
  shapesMarkup,
  solveStream,
  streamLines,
  svgFile,
} from 'studio/art';

export interface ProjectsInStream {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** The value between neighbouring lines. */
  readonly step: number;
  /** So many strokes in all, one for each project (SPEC §9, portfolio title claim). */
  readonly count: number;
  readonly color: string;
  readonly pen: number;
  /** Projects that are told on this site: where the stone of each lies, its half axes and corners, and the colour of its cover. */
  readonly told: readonly {
    readonly at: Point;
    readonly half: Point;
    /** How far each corner is round, from the left upper one, in hundredths of the stone. */
    readonly outline: { readonly across: readonly number[]; readonly down: readonly number[] };
    readonly color: string;
  }[];
}

/** Projects as strokes that run with a stream round the few that are told: exactly as many strokes as the page states. */
export const projectsInStream = (parameters: ProjectsInStream): Drawing =>
  drawing('projectsInStream', parameters, draw);

/** How much of its share of the line a stroke takes. */
const stroke = 0.56;
/** The water that a stone leaves free round itself. */
const still = 12;

function draw({ name, width, height, seed, step, count, color, pen, told }: ProjectsInStream): DrawnFiles {
  const stones = told.map((each) => ({ ...each, shape: stoneShape(each, still) }));
  const stream = solveStream({
    width,
    height,
    cell: 2.5,
    seed,
    unrest: { strength: 0.012, grain: 0.0022 },
    flows: 'right',
    obstacles: stones.map(({ shape, at: [, y] }) => ({ shape, value: Math.round(y / step) * step })),
  });
  const inside = ([x, y]: Point) => x >= 0 && x <= width && y >= 6 && y <= height - 6;
  const runs = streamLines(stream, linesAcross(height, step, 40)).flatMap((line) => within(line, inside));
  const strokes = strokesAlong(runs, count - told.length);
  const body = [
    pathMarkup(strokes.map((points) => lineData(points, 0.6)).join(''), {
      stroke: color,
      'stroke-width': pen,
      'stroke-linecap': 'round',
      opacity: 0.62,
    }),
    ...stones.map((each) => shapesMarkup([stoneShape(each, 0)], { fill: each.color })),
  ];
  const { left, right } = boxOf(stones.map(({ shape }) => shape));
  if (left < 0 || right > width) throw new Error(`${name}: a project that is told runs outside of the picture.`);
  return { [`${name}.svg`]: svgFile(width, height, body.join(''), 'xMidYMid slice') };
}

/** How far the controls of a quarter lie from its ends, in parts of the radius. */
const arm = 0.5523;

/** The stone, wider all round by so much: what a browser makes of the same corners as `border-radius`. */
function stoneShape({ at: [x, y], half: [rx, ry], outline }: ProjectsInStream['told'][number], wider: number): Shape {
  const [width, height] = [2 * (rx + wider), 2 * (ry + wider)];
  const [left, top, right, bottom] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  const [lt = 0, rt = 0, rb = 0, lb = 0] = outline.across.map((part) => (part / 100) * width);
  const [tl = 0, tr = 0, br = 0, bl = 0] = outline.down.map((part) => (part / 100) * height);
  const bend = 1 - arm;
  return [
    ['M', [left, top + tl]],
    ['C', [left, top + tl * bend], [left + lt * bend, top], [left + lt, top]],
    ['L', [right - rt, top]],
    ['C', [right - rt * bend, top], [right, top + tr * bend], [right, top + tr]],
    ['L', [right, bottom - br]],
    ['C', [right, bottom - br * bend], [right - rb * bend, bottom], [right - rb, bottom]],
    ['L', [left + lb, bottom]],
    ['C', [left + lb * bend, bottom], [left, bottom - bl * bend], [left, bottom - bl]],
    ['Z'],
  ];
}

/** The parts of a line that are in the picture. */
function within({ points }: Line, inside: (point: Point) => boolean): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of points) {
    if (inside(point)) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 2);
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** So many strokes along all runs, evenly spread, each wholly on one of them. */
function strokesAlong(runs: readonly Point[][], count: number): Point[][] {
  const lengths = runs.map((points) =>
    points.reduce((sum, point, index) => sum + distance(point, points[index - 1] ?? point), 0),
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  // Each run gets its share of the strokes; what is lost by rounding goes to the runs that lost most.
  const shares = lengths.map((length) => (length / total) * count);
  const given = shares.map(Math.floor);
  const order = shares.map((share, index) => [share % 1, index] as const).sort(([a], [b]) => b - a);
  for (const [, index] of order.slice(0, count - given.reduce((sum, each) => sum + each, 0)))
    given[index] = (given[index] ?? 0) + 1;
  return runs.flatMap((points, run) => {
    const own = given[run] ?? 0;
    const share = (lengths[run] ?? 0) / own;
    // Neighbouring lines begin at other places, as bricks do.
    const shift = ((run * 0.382) % 1) * (1 - stroke);
    return Array.from({ length: own }, (_, index) =>
      partOf(points, (index + shift) * share, (index + shift + stroke) * share),
    );
  });
}

/** The part of a run between two lengths from its beginning. */
function partOf(points: readonly Point[], from: number, to: number): Point[] {
  const part: Point[] = [];
  let passed = 0;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1] ?? point;
    const length = distance(before, point);
    for (const at of [from, to])
      if (at >= passed && at < passed + length) {
        const share = (at - passed) / length;
        part.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]);
      }
    passed += length;
    if (passed > from && passed < to) part.push(point);
  }
  return part;
}
