import {
  createDrawing,
  createJsonFile,
  createPathMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  inks,
  type Point,
} from 'studio/art';
import { nonScalingStroke, riseSmoothly } from './stretchedDrawing.ts';

export interface LocksParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** x of the job's circle in each section of the river. */
  readonly stations: readonly number[];
  /** x of the lock gate at the end of each section of the river. */
  readonly gates: readonly number[];
  /** y of the first section's middle, in px. */
  readonly from: number;
  /** Fall from section to section, in px. */
  readonly drop: number;
  /** Distance from the middle of the river to each bank, in px. */
  readonly half: number;
  readonly lines: number;
  /** Share of the river's width that the water has left in an open lock gate. */
  readonly throat: number;
  readonly seed: number;
  /** The narrow version for phones: one row for each section, with the gate at the row's end. */
  readonly strip: {
    readonly width: number;
    readonly row: number;
    readonly half: number;
    readonly lines: number;
    readonly fairwayAt: number;
  };
}

/** Draws a queue as a river with locks. In each section one step of a job is done; a gate then lets the job through. */
export const drawLocks = (parameters: LocksParameters): Drawing => createDrawing('locks', parameters, draw);

/** A river between two banks. `along` is the distance in px from its start: x in the wide drawing. */
interface River {
  readonly gates: readonly number[];
  readonly half: number;
  readonly throat: number;
  /** Length of a lock's walls on each side of the gate, in px. */
  readonly wall: number;
  readonly middleAt: (along: number) => number;
  readonly unrest: number;
  readonly seed: number;
}

const breadthAt = ({ gates, throat, wall }: River, along: number): number =>
  gates.reduce((breadth, gate) => {
    const near = 1 - riseSmoothly(wall * 0.3, wall, Math.abs(along - gate));
    return Math.min(breadth, 1 - (1 - throat) * near);
  }, 1);

/** Returns the y of one of the river's lines at a distance along the river. `share` places the line between the banks, from -1 to 1. */
function heightAt(river: River, share: number, along: number): number {
  const breadth = breadthAt(river, along);
  const waves =
    Math.sin(along * 0.021 + share * 2.4 + river.seed) + 0.6 * Math.sin(along * 0.037 - share * 3.7 + river.seed * 2);
  // Waves of the lines between the banks: small everywhere, smallest in a gate.
  const restless = river.unrest * waves * (1 - share * share) * breadth;
  return river.middleAt(along) + share * river.half * breadth + restless;
}

/** Returns a line of the river. With a `share` of -1 or 1, the line is a bank. */
function wayOf(river: River, share: number, end: number): Point[] {
  const ways: Point[] = [];
  for (let along = -8; along <= end + 8; along += 4) ways.push([along, heightAt(river, share, along)]);
  return ways;
}

function draw(parameters: LocksParameters): DrawnFiles {
  const { name, width, height, stations, gates, from, drop, half, lines, throat, seed, strip } = parameters;
  const across: River = {
    gates,
    half,
    throat,
    wall: 64,
    middleAt: (along) => from + gates.reduce((sum, gate) => sum + drop * riseSmoothly(gate - 30, gate + 46, along), 0),
    unrest: 5,
    seed,
  };
  const length = strip.row * stations.length;
  const down: River = {
    gates: stations.map((_, index) => (index + 1) * strip.row - 34),
    half: strip.half,
    throat,
    wall: 40,
    middleAt: () => strip.fairwayAt,
    unrest: 2.4,
    seed,
  };
  const part = (value: number): number => Math.round(value * 10_000) / 10_000;
  return {
    [`${name}.svg`]: createSvgFile(
      width,
      height,
      markup(across, width, height, lines, ([x, y]) => [x, y], waiting(across, stations[0] ?? 0)),
      'none',
    ),
    [`${name}-strip.svg`]: createSvgFile(
      strip.width,
      length,
      markup(down, length, strip.width, strip.lines, ([x, y]) => [y, x], ''),
      'none',
    ),
    [`${name}.json`]: createJsonFile({
      width,
      height,
      strip: { width: strip.width, fairwayAt: strip.fairwayAt },
      // y of the orange line at each station, as a share of the height.
      stations: stations.map((x) => part(heightAt(across, 0, x) / height)),
    }),
  };
}

/** Draws four rings in a row: jobs that wait behind the first job. */
function waiting(river: River, first: number): string {
  const rings = [1, 2, 3, 4].map((place) => {
    const x = first + 26 + place * 27;
    const y = heightAt(river, 0, x).toFixed(1);
    return `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z`;
  });
  return createPathMarkup(rings.join(''), {
    fill: inks.deep,
    stroke: inks.foam,
    'stroke-width': 1.6,
    ...nonScalingStroke,
  });
}

function markup(
  river: River,
  length: number,
  breadth: number,
  count: number,
  turn: (point: Point) => Point,
  jobs: string,
): string {
  const data = (points: readonly Point[]): string => formatLine(points.map(turn), 0.3);
  const shares = Array.from({ length: count }, (_, line) => ((line + 1) / (count + 1)) * 2 - 1);
  const water = (some: readonly number[]) => some.map((share) => data(wayOf(river, share, length))).join('');
  const isHeavy = (_: number, index: number) => index % 5 === 2;
  const lands = [-1, 1].map((side) => {
    const bank = wayOf(river, side, length);
    const edge = side < 0 ? -4 : breadth + 4;
    const corners = [bank.at(-1)?.[0] ?? 0, bank[0]?.[0] ?? 0].map((along) => turn([along, edge]));
    return `${data(bank)}L${corners.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
  });
  const leaves = river.gates.flatMap((gate) =>
    [-1, 1].map((side) => {
      const leaf = gate + river.wall * 0.3;
      const middle = river.middleAt(gate);
      const hinge: Point = [gate, middle + side * river.half * river.throat];
      // An open half of the lock gate lies along the bank, from the hinge to this tip.
      const tip: Point = [leaf, river.middleAt(leaf) + side * river.half * river.throat];
      const root: Point = [gate, middle + side * river.half * 0.62];
      return `M${[root, hinge, tip]
        .map(turn)
        .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('L')}`;
    }),
  );
  return [
    createPathMarkup(water(shares.filter((share, index) => share !== 0 && !isHeavy(share, index))), {
      stroke: inks.water,
      'stroke-width': 0.9,
      opacity: 0.5,
      ...nonScalingStroke,
    }),
    createPathMarkup(water(shares.filter((share, index) => share !== 0 && isHeavy(share, index))), {
      stroke: inks.water,
      'stroke-width': 1.4,
      opacity: 0.85,
      ...nonScalingStroke,
    }),
    createPathMarkup(lands.join(''), {
      fill: inks.stone,
      stroke: inks.stoneEdge,
      'stroke-width': 1.3,
      ...nonScalingStroke,
    }),
    createPathMarkup(leaves.join(''), {
      stroke: inks.foam,
      'stroke-width': 3,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...nonScalingStroke,
    }),
    createPathMarkup(data(wayOf(river, 0, length)), { stroke: inks.buoy, 'stroke-width': 2.4, ...nonScalingStroke }),
    jobs,
  ].join('');
}
