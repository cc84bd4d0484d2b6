import {
  createDrawing,
  createEllipse,
  createJsonFile,
  createLinesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  interpolateValue,
  type Line,
  listLinesAcross,
  type Pens,
  type Point,
  type Stream,
  solveStream,
  traceStreamLines,
} from 'studio/art';

export interface MethodRingParameters {
  readonly name: string;
  readonly stations: number;
  readonly pens: Pens;
}

/**
 * Draws a vortex around the stations of the work method. The orange line enters from above and runs clockwise: outside the first half of
 * the stations, inside the second.
 *  The stream is computed in a straight strip, in which x is the angle and y the logarithm of the radius, because this preserves angles.
 */
export const drawMethodRing = (parameters: MethodRingParameters): Drawing =>
  createDrawing('methodRing', parameters, draw);

const size = 600;
const centre = size / 2;
const radii = { inner: 146, outer: 292, stations: 216 };
/** Length, in the unrolled strip, of one radian of the ring. */
const scale = 290;
const turn = 2 * Math.PI * scale;
const depth = Math.log(radii.outer / radii.inner) * scale;
const axis = Math.log(radii.stations / radii.inner) * scale;
/** The strip is longer than a full turn by this length at each end, so that its lines meet where it closes to a ring. */
const margin = turn / 4;
const stationRadius = 38;
const step = 8.6;

const onRing = ([along, across]: Point): Point => {
  const radius = radii.inner * Math.exp(across / scale);
  const angle = along / scale - Math.PI / 2;
  return [centre - radius * Math.cos(angle), centre + radius * Math.sin(angle)];
};

function draw({ name, stations, pens }: MethodRingParameters): DrawnFiles {
  // In the strip x runs anticlockwise, but the stations are counted clockwise.
  const places = Array.from({ length: stations }, (_, index) => (1 - (index + 0.5) / stations) * turn);
  const stream = unrolled(places);
  const first = axis - (Math.round(axis / step) + 0.5) * step;
  const across = listLinesAcross(depth, step, turn / 3);
  const lines = traceStreamLines(stream, { ...across, from: first, to: depth - 1 }).map(rolledUp);
  const fairway = fairwayOf(stream);
  const [begins = [centre, 0], after = [centre, 0]] = [fairway[0], fairway[3]];
  const back = 70 / Math.hypot(begins[0] - after[0], begins[1] - after[1]);
  const control: Point = [begins[0] + (begins[0] - after[0]) * back, begins[1] + (begins[1] - after[1]) * back];
  return {
    [`${name}.svg`]: createSvgFile(size, size, createLinesMarkup(lines, pens)),
    [`${name}.json`]: createJsonFile({
      width: size,
      height: size,
      stations: places.map((along) => rounded(onRing([along, axis]))),
      radius: Math.round((stationRadius * radii.stations) / scale) - 1,
      ends: rounded(fairway.at(-1) ?? [centre, 0]),
      // Draws the orange line's start: straight down from above the ring, with an arrowhead at (300, -40).
      fairway: `M${centre - 8}-33l8 9 8-9M${centre}-40C${centre} 70 ${rounded(control).join(' ')} ${rounded(begins).join(' ')}${formatLine(fairway, 0.2).replace(/^M[^a-zA-Z]+/, '')}`,
    }),
  };
}

function unrolled(places: readonly number[]): Stream {
  const repeated = places.flatMap((along) => [along - turn, along, along + turn]);
  const obstacles = repeated
    .filter((along) => along > -margin - stationRadius && along < turn + margin + stationRadius)
    .map((along) => ({ shape: createEllipse([along + margin, axis], [stationRadius, stationRadius]), value: axis }));
  return solveStream({
    width: turn + 2 * margin,
    height: depth,
    cell: 1.6,
    flows: 'right',
    obstacles,
    seed: 1,
    unrest: { strength: 0, grain: 1 },
    turns: (x, y) => {
      const angle = (x - margin) / scale;
      const across = (y / depth) * Math.PI;
      return 0.012 * Math.sin(angle * 2 + 1) * Math.sin(across) + 0.01 * Math.sin(angle * 5 + 2) * Math.sin(2 * across);
    },
  });
}

/** Cuts one full turn out of a line of the strip and bends it to a closed ring. */
function rolledUp(line: Line): Line {
  const once = line.points.filter(([x]) => x >= margin && x < margin + turn).map(([x, y]): Point => [x - margin, y]);
  const points = densified(once).map(onRing);
  const start = points[0];
  return { ...line, closed: true, points: start ? [...points, start] : points };
}

/** Adds points to a line, so that a piece that is straight in the strip becomes an arc in the ring. */
const densified = (points: readonly Point[]): Point[] =>
  points.flatMap(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    const pieces = Math.max(1, Math.ceil(Math.abs(nextX - x) / 5));
    return Array.from(
      { length: pieces },
      (_, piece): Point => [x + ((nextX - x) * piece) / pieces, y + ((nextY - y) * piece) / pieces],
    );
  });

/** Returns the points of the orange line, clockwise around the ring: outside the stations at first, inside them from half-way on. */
function fairwayOf(stream: Stream): Point[] {
  const [from, to, by] = [5.62, 0.02, 0.025];
  return Array.from({ length: Math.floor((from - to) / by) + 1 }, (_, index) => {
    const angle = from - index * by;
    const wanted = axis + 34 * Math.tanh((angle - Math.PI) * 2.4) * (1 - 0.25 * Math.cos(angle * 3));
    return onRing([angle * scale, acrossAt(stream, angle * scale + margin, wanted)]);
  });
}

/** Finds, by bisection, the y in the strip at which the stream function has the value `wanted`. */
function acrossAt(stream: Stream, along: number, wanted: number): number {
  let [low, high] = [0, depth];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (interpolateValue(stream, along, middle) < wanted) low = middle;
    else high = middle;
  }
  return low;
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
