import {
  createDrawing,
  createEllipse,
  createJsonFile,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  fairwayPen,
  formatLine,
  inks,
  type Line,
  type Obstacle,
  type Pens,
  type Point,
  type Shape,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';
import { createLandMeasure, createStreamside, type FunnelBank, traceContours } from './funnelBank.ts';

export interface FunnelParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** Number of lines that arrive at each station. */
  readonly counts: readonly [number, number, number];
  /** Number of lost lines that end above the stream, before the second and third station. The other lost lines end below. */
  readonly lostAbove: readonly [number, number];
  /** x of the stations, in px. A line that is lost ends left of the next station. */
  readonly stations: readonly [number, number, number];
  /** Range of y in which the stream enters at the left. */
  readonly inflow: readonly [number, number];
  /** Land that narrows the stream: for the second station a bank above and one below, then both for the third. */
  readonly banks: readonly [readonly [FunnelBank, FunnelBank], readonly [FunnelBank, FunnelBank]];
  /** Flow between two neighbouring lines (difference of the stream function). */
  readonly step: number;
  /** Colour of the lines that reach the second station (an enquiry) or the third. */
  readonly color: string;
  readonly tolerance: Pens['tolerance'];
  /** Shortest and longest distance that a lost line runs onto the land, in px. */
  readonly runs: readonly [nearest: number, furthest: number];
  /** Factor by which all strokes are thicker. */
  readonly weight: number;
  /** Rotates the funnel: the stream comes down, and above and below become left and right. */
  readonly upright?: boolean;
}

/**
 * Draws a stream that narrows from station to station. The number of its lines is exact. Lost lines end on the land before the next
 * station, each in an open circle.
 */
export const drawFunnel = (parameters: FunnelParameters): Drawing => createDrawing('funnel', parameters, draw);

interface Course {
  readonly reaches: 0 | 1 | 2;
  readonly points: readonly Point[];
}

function draw(parameters: FunnelParameters): DrawnFiles {
  const { name, width, height, stations, counts, color, tolerance, weight, upright } = parameters;
  const pen = (size: number): number => Math.round(size * weight * 100) / 100;
  const courses = coursesOf(parameters);
  const to = (station: number): Course[] => courses.filter(({ reaches }) => reaches === station);
  const sold = to(2);
  const fairway = sold[sold.length >> 1];
  if (!fairway) throw new Error('Nothing reaches the last station of the funnel.');
  const data = (some: readonly Course[]): string => some.map(({ points }) => formatLine(points, tolerance)).join('');
  const ends = (some: readonly Course[], radius: number) =>
    some.map(({ points }) => createEllipse(points.at(-1) ?? [0, 0], [radius, radius]));
  const places = stations.map((x): Point => fairway.points.find(([at]) => at >= x) ?? [x, height / 2]);
  const [first = [0, 0], second = [0, 0], last = [0, 0]] = places;
  const land = parameters.banks.flat().map((bank) => traceContours(bank, width + 200, height));
  const body = [
    createPathMarkup(rings(land.flatMap(({ shore }) => shore)), {
      fill: inks.paper2,
      stroke: inks.ink,
      'stroke-width': pen(1.1),
      'stroke-opacity': 0.5,
    }),
    createPathMarkup(rings(land.flatMap(({ contours }) => contours)), {
      stroke: inks.ink,
      'stroke-width': pen(1),
      opacity: 0.12,
    }),
    createPathMarkup(data(to(0)), { stroke: inks.ink, 'stroke-width': pen(0.9), opacity: 0.5 }),
    createPathMarkup(data(to(1)), { stroke: color, 'stroke-width': pen(1.3) }),
    createPathMarkup(data(sold.filter((course) => course !== fairway)), { stroke: color, 'stroke-width': pen(1.9) }),
    createShapesMarkup(ends(to(0), pen(2.6)), {
      fill: inks.paper2,
      stroke: inks.ink,
      'stroke-width': pen(0.9),
      'stroke-opacity': 0.8,
    }),
    createShapesMarkup(ends(to(1), pen(3.6)), { fill: inks.paper2, stroke: color, 'stroke-width': pen(1.4) }),
    createPathMarkup(formatLine(fairway.points, tolerance), fairwayPen),
    createShapesMarkup([createEllipse(first, [7, 7]), createEllipse(second, [7, 7])], {
      fill: inks.paper,
      stroke: inks.buoy,
      'stroke-width': pen(2.4),
    }),
    createShapesMarkup([createEllipse(last, [9, 9])], { fill: inks.buoy }),
  ];
  return {
    [`${name}.svg`]: upright
      ? createSvgFile(height, width, `<g transform="matrix(0 1 1 0 0 0)">${body.join('')}</g>`)
      : createSvgFile(width, height, body.join('')),
    [`${name}.json`]: createJsonFile({
      ...(upright ? { width: height, height: width } : { width, height }),
      counts,
      stations: stations.map((x) => Math.round((x / width) * 1e4) / 1e4),
    }),
  };
}

const rings = (lines: readonly Line[]): string =>
  lines.map(({ points, closed }) => formatLine(points, 0.8, closed)).join('');

/** Golden ratio. Multiples of it vary the lengths of neighbouring lost lines, so that their open circles lie far apart. */
const golden = 0.618;
/** Height of still water above and below the stream, in px. */
const still = 18;

/** Returns all lines in their order across the stream. Lost lines are cut where they end. */
function coursesOf(parameters: FunnelParameters): Course[] {
  const {
    width,
    height,
    counts,
    inflow,
    banks,
    step,
    runs: [nearest, furthest],
  } = parameters;
  const [all] = counts;
  const stream = solveStream({
    ...parameters,
    width: width + 40,
    obstacles: [
      { shape: box(0, -still, banks[0][0].from.x, still), value: 0 },
      { shape: box(0, height - still, banks[0][1].from.x, height + still), value: all * step },
      ...banks.flatMap((pair, gate) => pair.flatMap((bank, below) => landing(parameters, bank, gate, below === 1))),
    ],
    flows: (_, y, edge) => {
      if (edge === 'right') return undefined;
      if (edge === 'top') return 0;
      if (edge === 'bottom') return all * step;
      const [from, to] = inflow;
      return Math.max(0, Math.min(1, (y - from) / (to - from))) * all * step;
    },
  });
  const lines = traceStreamLines(stream, { step, from: step / 2, to: all * step, shortest: 60 });
  const inside = banks.map((pair) => pair.map(createLandMeasure));
  return Array.from({ length: all }, (_, index) => {
    const line = longest(lines.filter((each) => each.index === index));
    const runs = nearest + ((index * golden) % 1) * (furthest - nearest);
    const reaches = reachOf(parameters, index);
    if (reaches === 2) return { reaches, points: line.points };
    const land = inside[reaches] ?? [];
    const ashore = line.points.findIndex(([x, y]) => land.some((depthAt) => depthAt(x, y) >= 0));
    if (ashore < 0) throw new Error(`Line ${index} of the funnel does not reach the land where it ends.`);
    let [end, run] = [ashore, 0];
    while (run < runs && end < line.points.length - 1) {
      const [[ax, ay], [bx, by]] = [line.points[end] ?? [0, 0], line.points[end + 1] ?? [0, 0]];
      run += Math.hypot(bx - ax, by - ay);
      end++;
    }
    return { reaches, points: line.points.slice(0, end + 1) };
  });
}

function longest(lines: readonly Line[]): Line {
  const [first, ...rest] = lines;
  if (!first) throw new Error('A line of the funnel is missing.');
  return rest.reduce((long, line) => (line.length > long.length ? line : long), first);
}

/** Returns the lines that arrive at a station: the index of the first, counted across the stream, and their number. */
function stillThere({ counts, lostAbove }: FunnelParameters, station: number): readonly [first: number, count: number] {
  const first = lostAbove.slice(0, station).reduce((sum, lost) => sum + lost, 0);
  return [first, counts[station] ?? 0];
}

function reachOf(parameters: FunnelParameters, index: number): 0 | 1 | 2 {
  const isAt = (station: number): boolean => {
    const [first, count] = stillThere(parameters, station);
    return index >= first && index < first + count;
  };
  if (isAt(2)) return 2;
  return isAt(1) ? 1 : 0;
}

/**
 * Returns the obstacles that lead lost lines onto the land: boxes like a staircase. The stream value of a box lies between those of two
 * lines, so each lost line ends between two boxes.
 */
function landing(parameters: FunnelParameters, bank: FunnelBank, gate: number, below: boolean): Obstacle[] {
  const {
    step,
    width,
    height,
    runs: [, furthest],
  } = parameters;
  const [from, before] = stillThere(parameters, gate);
  const [kept, count] = stillThere(parameters, gate + 1);
  const taken = below ? from + before - (kept + count) : kept - from;
  const outer = below ? from + before : from;
  const { x, y, radius } = bank.from;
  const depthAt = createLandMeasure(bank);
  const side = below ? -1 : 1;
  // y at the two ends of the staircase: `begins` at its outermost box, far inland, and `ends` at its innermost box, beside the gap.
  const [begins, ends] = [y - side * radius * 0.86, y + side * radius * 0.94];
  const high = (ends - begins) / (taken + 1);
  const steps = Array.from({ length: taken + 1 }, (_, place): Obstacle => {
    const [one, other] = [begins + place * high, begins + (place + 1) * high];
    const part = (place + 0.5) / (taken + 1);
    const inland = furthest * 4 * part * (1 - part);
    let left = x - radius - 20;
    while (left < x && depthAt(left, (one + other) / 2) < inland) left++;
    const right = bank.to.x;
    return { shape: box(left, one, right, other), value: (outer + side * place) * step };
  });
  const { shore } = traceContours(bank, width + 200, height);
  return [...steps, { shape: createStreamside(bank, shore, below), value: (outer + side * taken) * step }];
}

const box = (left: number, top: number, right: number, bottom: number): Shape => [
  ['M', [left, top]],
  ['L', [right, top]],
  ['L', [right, bottom]],
  ['L', [left, bottom]],
  ['Z'],
];
