import {
  createDrawing,
  createJsonFile,
  createLettering,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  type Drawing,
  type DrawnFiles,
  formatLine,
  inks,
  interpolateLines,
  type Line,
  type Pens,
  type Point,
  type Shape,
  solveStream,
  traceOutline,
  traceStreamLines,
} from 'studio/art';
import { drawLandRelief } from './landRelief.ts';
import { clipLines, isInView, type View } from './View.ts';

/** A version of the chart. `view` is the visible part; at the left, it may reach any distance beyond the river over empty land. */
export interface DniproChartParameters {
  readonly name: string;
  readonly view: View;
  /** Replacements for labels whose usual position lies outside `view`. */
  readonly moved?: { readonly [name in 'dnipro' | 'samara' | 'centralBridge']?: Label };
}

/**
 * Draws the Dnipro at the city of Dnipro: the Samara joins from the left bank, islands divide the stream, and two named bridges cross it.
 * The chart is not for navigation: shapes are simplified and depths are decoration, as the page says.
 */
export const drawDniproChart = (parameters: DniproChartParameters): Drawing =>
  createDrawing('dniproChart', parameters, draw);

const [width, height] = [1600, 700];
const north =
  'M-20 -20H330C360 20 430 34 505 62C590 94 668 148 742 214C800 266 870 300 960 306C1060 312 1120 330 1190 334C1300 340 1420 300 1620 262V-20Z';
const south =
  'M-720 -20V720H930C926 640 918 560 880 500C848 450 800 420 742 378C672 328 628 262 560 206C480 142 330 96 210 40C180 26 150 6 130 -20Z';
const east = 'M1620 372C1500 396 1400 408 1320 442C1250 472 1196 520 1172 580C1156 622 1152 680 1150 720H1620Z';
const islands = [
  ['M812 344C846 352 890 388 908 424C914 446 898 452 880 436C852 412 822 386 806 362C800 350 802 342 812 344Z', 70],
  ['M1010 372C1060 366 1108 384 1120 404C1110 420 1064 414 1034 402C1012 394 1000 378 1010 372Z', 258],
  ['M1040 520C1062 512 1080 548 1078 596C1076 622 1058 626 1048 600C1038 570 1028 530 1040 520Z', 240],
  ['M318 44C362 52 410 74 436 96C418 104 360 84 322 62C312 54 310 46 318 44Z', 150],
] as const;
/** Path of a thin line from an island to its name on the land, because the island is too small for its name. */
const leader = 'M740 398L818 376';
const bridges = 'M500 48L472 196M702 168L610 300';
const soundings = [
  [592, 204, '9'],
  [690, 264, '8'],
  [890, 330, '5'],
  [960, 470, '11'],
  [985, 600, '13'],
  [1180, 362, '4'],
  [1400, 350, '3'],
  [430, 116, '7'],
] as const;

interface Label {
  readonly at: Point;
  readonly align: string;
  readonly turned: number;
}

/**
 * Positions of the labels, which are text of the page: a point, the part of the text at that point (`align`), rotation in degrees. `buoy`
 * is the dot at the city.
 */
const labels = {
  dnipro: { at: [569, 121], align: 'start', turned: 36 },
  samara: { at: [1290, 376], align: 'start', turned: -8 },
  amurBridge: { at: [520, 42], align: 'start', turned: 0 },
  centralBridge: { at: [736, 152], align: 'start', turned: 0 },
  monastyrskyiIsland: { at: [730, 404], align: 'end', turned: 0 },
  city: { at: [660, 486], align: 'end', turned: 0 },
  buoy: { at: [684, 471], align: 'middle', turned: 0 },
} as const;

/** Amount of water (range of the stream function) of the Dnipro, without and with the Samara. */
const discharge = { dnipro: 300, both: 430 };
const step = 13;
const fairwayAt = 170;
const pens: Pens = { color: inks.tideInk, thin: [0.8, 0.45], heavy: [1.3, 0.8], tolerance: 0.4 };

async function draw({ name, view, moved }: DniproChartParameters): Promise<DrawnFiles> {
  const banks = [north, south, east].map(traceOutline);
  const isles = islands.map(([data]) => traceOutline(data));
  const lines = riverLines(banks, isles);
  const fairway = lines
    .filter(({ closed, value }) => !closed && Math.abs(value - fairwayAt) < step / 2)
    .sort((a, b) => b.length - a.length)[0];
  if (!fairway) throw new Error('No line runs down the river. Change what the banks hold.');
  const others = clipLines(
    lines.filter((line) => line !== fairway),
    view,
  );
  const land = [...banks, ...isles];
  const stream = createLinesMarkup(others, pens);
  const course = createPathMarkup(formatLine(fairway.points, 0.3), { stroke: inks.buoy, 'stroke-width': 2.6 });
  const figures = createShapesMarkup(await depths(view), { fill: inks.tideInk });
  const shore = { stroke: inks.ink, 'stroke-width': 1.5 };
  const { x, y, width: seen, height: tall } = view;
  const body = [
    `<rect x="${x}" y="${y}" width="${seen}" height="${tall}" fill="${inks.chart}"/>`,
    stream,
    createShapesMarkup(land, { fill: inks.paper2, ...shore }),
    createPathMarkup(drawLandRelief(banks, height, view), { stroke: inks.ink, 'stroke-width': 0.7, opacity: 0.2 }),
    course,
    createPathMarkup(leader, { stroke: inks.ink, 'stroke-width': 1.2 }),
    createPathMarkup(bridges, { stroke: inks.ink, 'stroke-width': 5 }),
    createPathMarkup(bridges, { stroke: inks.chart, 'stroke-width': 2 }),
    figures,
    createPathMarkup(ticks(view), { stroke: inks.ink, 'stroke-width': 1 }),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${seen} ${tall}" preserveAspectRatio="xMidYMid slice" fill="none">${body.join('')}</svg>\n`;
  return {
    [`${name}.svg`]: svg,
    [`${name}.json`]: createJsonFile({ width: seen, height: tall, labels: labelsIn(view, { ...labels, ...moved }) }),
  };
}

/** Returns the labels inside a view, in fractions of the view's size. */
const labelsIn = (view: View, places: Readonly<Record<keyof typeof labels, Label>>) =>
  Object.fromEntries(
    Object.entries(places)
      .filter(([, { at }]) => isInView(at, view))
      .map(([key, { at, ...label }]) => [
        key,
        { x: part((at[0] - view.x) / view.width), y: part((at[1] - view.y) / view.height), ...label },
      ]),
  );

const part = (value: number): number => Math.round(value * 10_000) / 10_000;

function riverLines(banks: readonly Shape[], isles: readonly Shape[]): Line[] {
  const held = [discharge.dnipro, 0, discharge.both];
  const stream = solveStream({
    width,
    height,
    cell: 2,
    obstacles: [
      ...banks.map((shape, index) => ({ shape, value: held[index] ?? 0 })),
      ...isles.map((shape, index) => ({ shape, value: interpolateLines(islands[index]?.[1] ?? 0, step) })),
    ],
    seed: 8,
    unrest: { strength: 0.004, grain: 0.004 },
    flows: () => undefined,
  });
  return traceStreamLines(stream, { step, from: step / 2, to: discharge.both, shortest: 90 });
}

async function depths(view: View): Promise<Shape[]> {
  const setting = { size: 22, weight: 400, tracking: 0 };
  const seen = soundings.filter(([x, y]) => isInView([x, y], view));
  const figures = await Promise.all(
    seen.map(([left, baseline, depth]) => createLettering(depth, { ...setting, left, baseline })),
  );
  return figures.flatMap(({ letters }) => letters);
}

/** Draws the ticks on the chart's frame, every 200 px. */
function ticks({ x, y, width: seen, height: tall }: View): string {
  const first = Math.ceil((x + 20) / 200) * 200 - 100;
  return Array.from({ length: Math.ceil(seen / 200) + 1 }, (_, index) => first + index * 200)
    .filter((at) => at > x + 8 && at < x + seen - 8)
    .map((at) => `M${at} ${y + 14}v12M${at} ${y + tall - 26}v12`)
    .join('');
}
