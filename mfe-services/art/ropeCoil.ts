import {
  createDrawing,
  createEllipse,
  createLinesMarkup,
  createPathMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  inks,
  listLinesAcross,
  type Point,
  solveStream,
  traceStreamLines,
} from 'studio/art';

export interface RopeCoilParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Number of loops that lie on each other. */
  readonly loops: number;
  readonly thickness: number;
  /** Vertical offset of a loop from the loop below, in px. */
  readonly rise: number;
  readonly seed: number;
}

/**
 * Draws a coiled mooring rope of three strands, which the stream flows around. One end of the rope comes from the left with the stream. The
 * other end has thin cord wound around it.
 */
export const drawRopeCoil = (parameters: RopeCoilParameters): Drawing => createDrawing('ropeCoil', parameters, draw);

/** Colours of the rope: body, light, shade, and the gaps between strands. */
const rope = { body: '#f4602f', light: '#ffd9bd', shade: '#6d1a06', seam: '#8f2a10' } as const;
const whipping = { body: '#0f3b42', light: '#5f9a9c' } as const;

/** Distance from one strand to the next along the rope, as a share of the rope's thickness. */
const lay = 0.46;

/** The coil is drawn loop by loop. Each loop's piece begins this many strands early, so that it overlaps the piece before. */
const joins = 5;

/** Point of the rope's centre line. `along` is the rope's direction there, as a vector of length 1. */
interface Station {
  readonly at: Point;
  readonly along: Point;
}

function draw({ name, width, height, loops, thickness, rise, seed }: RopeCoilParameters): DrawnFiles {
  const middle: Point = [width * 0.49, height * 0.6];
  const radii: Point = [width * 0.315, height * 0.168];
  const half = thickness / 2;
  /** Returns a point of the coil after `turn` turns to the right from its far side. The width varies slightly, as in a loose rope. */
  const coil = (turn: number): Point => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    const loose = 1 + 0.03 * Math.sin(turn * 2.3 + seed) + 0.012 * Math.sin(angle * 2 + turn * 1.7);
    return [
      middle[0] + Math.cos(angle) * radii[0] * loose + 5 * Math.sin(turn * 1.9 + seed),
      middle[1] + Math.sin(angle) * radii[1] * loose - turn * rise,
    ];
  };
  const arc = (from: number, to: number): Point[] =>
    Array.from({ length: Math.round((to - from) * 120) + 1 }, (_, index) => coil(from + index / 120));
  const left = coil(0);
  const comesIn = bent(
    [-150, height * 0.86],
    [width * 0.22, height * 0.97],
    [left[0] - width * 0.42, left[1] + 4],
    left,
  );
  const last = coil(loops);
  const tail = bent(
    last,
    [last[0] + width * 0.3, last[1] + 6],
    [width * 0.985, last[1] + height * 0.1],
    [width * 0.845, height * 0.87],
  );
  const way = [comesIn, ...Array.from({ length: loops }, (_, loop) => arc(loop, loop + 1)), tail];
  const stations = evenly(way.flat(), thickness * lay);
  const end = stations.at(-1);
  if (!end) throw new Error(`${name} has no end.`);
  // Splits the rope into one piece for each loop, so that each loop is drawn over the loop below. Pieces overlap by `joins` strands.
  const lengths = way.map(lengthOf);
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, each) => sum + each, 0));
  const pieces = starts.map((start, index) => {
    const [from, to] = [start, start + (lengths[index] ?? 0)].map((at) => Math.round(at / (thickness * lay)));
    return stations.slice(Math.max(0, (from ?? 0) - joins), (to ?? 0) + 1);
  });
  const water = solveStream({
    width,
    height,
    cell: 2,
    flows: 'right',
    obstacles: [
      {
        shape: createEllipse([middle[0] + 10, middle[1] - 6], [radii[0] + half + 18, radii[1] + half + 30]),
        value: 372,
      },
    ],
    seed,
    unrest: { strength: 0.003, grain: 0.003 },
  });
  const lines = traceStreamLines(water, listLinesAcross(height, 15, 120));
  return {
    [`${name}.svg`]: createSvgFile(
      width,
      height,
      createPathMarkup(`M0 0H${width}V${height}H0Z`, { fill: inks.chart }) +
        createLinesMarkup(lines, { color: inks.tideInk, thin: [0.9, 0.3], heavy: [1.4, 0.5], tolerance: 0.5 }) +
        pieces.map((stations) => roped(stations, thickness)).join('') +
        whipped(end, thickness),
      'xMidYMid slice',
    ),
  };
}

/** Draws a length of rope: its shadow, its strands, and light and shade along it. */
function roped(stations: readonly Station[], thickness: number): string {
  const half = thickness / 2;
  const along = (across: number, from = 1) =>
    formatLine(
      stations.slice(from).map(({ at }): Point => [at[0], at[1] + across]),
      0.4,
    );
  // Light and shade cover one station more than the strands at the start, because the first strand lies at a slant.
  const strands = stations.slice(2, -1).map(({ at, along: [x, y] }) => {
    /** Returns the point at `u` px along the rope and `v` px across it from this station. */
    const to = (u: number, v: number) => `${whole(at[0] + x * u - y * v)} ${whole(at[1] + y * u + x * v)}`;
    const [long, wide, edge] = [thickness * 0.7, thickness * (lay + 0.05), half];
    return `M${to(-long / 2, -edge)}C${to(-long * 0.1, -edge * 0.8)} ${to(long * 0.1, edge * 0.8)} ${to(long / 2, edge)}Q${to(long / 2 + wide * 0.7, edge * 1.03)} ${to(long / 2 + wide, edge * 0.97)}C${to(long * 0.1 + wide, edge * 0.7)} ${to(-long * 0.1 + wide, -edge * 0.8)} ${to(-long / 2 + wide, -edge)}Q${to(-long / 2 + wide * 0.4, -edge * 1.03)} ${to(-long / 2, -edge)}Z`;
  });
  const round = { 'stroke-linejoin': 'round' } as const;
  return [
    createPathMarkup(along(9, joins), { stroke: rope.shade, 'stroke-width': thickness + 2, opacity: 0.22, ...round }),
    createPathMarkup(along(0, joins), { stroke: rope.seam, 'stroke-width': thickness - 3, ...round }),
    createPathMarkup(strands.join(''), {
      fill: rope.body,
      stroke: rope.seam,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }),
    createPathMarkup(along(half * 0.56), { stroke: rope.shade, 'stroke-width': half * 0.72, opacity: 0.3, ...round }),
    createPathMarkup(along(half * 0.82), { stroke: rope.shade, 'stroke-width': half * 0.3, opacity: 0.3, ...round }),
    createPathMarkup(along(-half * 0.42), { stroke: rope.light, 'stroke-width': half * 0.5, opacity: 0.34, ...round }),
    createPathMarkup(along(-half * 0.52), { stroke: rope.light, 'stroke-width': half * 0.16, opacity: 0.6, ...round }),
  ].join('');
}

/** Draws the rope's end: thin cord wound around it, and the three cut strands. */
function whipped({ at, along: [x, y] }: Station, thickness: number): string {
  const half = thickness / 2;
  const to = (u: number, v: number) => `${whole(at[0] + x * u - y * v)} ${whole(at[1] + y * u + x * v)}`;
  const turns = 6;
  const cord = thickness * 0.15;
  const wound = Array.from({ length: turns }, (_, turn) => {
    const u = turn * cord - turns * cord;
    return `M${to(u, -half * 1.04)}Q${to(u + cord * 1.3, 0)} ${to(u, half * 1.04)}`;
  }).join('');
  const cut = [-0.62, 0, 0.62]
    .map((v) => {
      const [a, b] = [half * (v - 0.3), half * (v + 0.3)];
      return `M${to(-2, a)}Q${to(cord * 1.6, a)} ${to(cord * 2.2, half * v)}Q${to(cord * 1.6, b)} ${to(-2, b)}Z`;
    })
    .join('');
  const cordPen = { stroke: whipping.body, 'stroke-width': cord * 1.02, 'stroke-linecap': 'round' } as const;
  return [
    createPathMarkup(cut, { fill: rope.body, stroke: rope.seam, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
    createPathMarkup(wound, cordPen),
    createPathMarkup(wound, { stroke: whipping.light, 'stroke-width': cord * 0.2, opacity: 0.7 }),
  ].join('');
}

function bent(from: Point, pull: Point, pulled: Point, to: Point): Point[] {
  return Array.from({ length: 81 }, (_, index) => {
    const [t, s] = [index / 80, 1 - index / 80];
    const [a, b, c, d] = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3];
    const of = (axis: 0 | 1) => a * from[axis] + b * pull[axis] + c * pulled[axis] + d * to[axis];
    return [of(0), of(1)];
  });
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);

/** Returns points at equal distances on a curve, each with the direction of the curve. */
function evenly(points: readonly Point[], apart: number): Station[] {
  const stations: Station[] = [];
  let left = 0;
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1] as Point, points[index] as Point];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    while (left <= length) {
      const part = left / length;
      stations.push({ at: [from[0] + dx * part, from[1] + dy * part], along: [dx / length, dy / length] });
      left += apart;
    }
    left -= length;
  }
  return stations;
}

const whole = (value: number): number => Math.round(value);
