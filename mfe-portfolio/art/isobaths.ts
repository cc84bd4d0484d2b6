import {
  containsPoint,
  createDrawing,
  createEllipse,
  createLinesMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  type Line,
  type Point,
  type Shape,
  traceRelief,
  traceStreamLines,
} from 'studio/art';
import {
  createDropsRelief,
  createIslandsRelief,
  createKeyRelief,
  createRoeRelief,
  type ReliefParameters,
} from './reliefs.ts';
import type { Grain } from './spreadPoints.ts';

export interface IsobathsParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ground: ReliefParameters;
  readonly cell: number;
  /** Height of the lowest drawn contour. */
  readonly from: number;
  /** Height of the highest drawn contour. */
  readonly to: number;
  /** Difference in height between neighbouring contours. */
  readonly step: number;
  readonly shortest: number;
  readonly color: string;
  /** Fills the `count` rightmost grains with `color`. */
  readonly lit?: { readonly count: number; readonly color: string };
  /** Largest allowed distance, in px, between a drawn contour and the exact one. */
  readonly tolerance: number;
}

/** Draws the long artwork of a case: nested depth contours. The number of islands, drops, grains or teeth is a figure of the case. */
export const drawIsobaths = (parameters: IsobathsParameters): Drawing => createDrawing('isobaths', parameters, draw);

const reliefs = {
  roe: createRoeRelief,
  islands: createIslandsRelief,
  drops: createDropsRelief,
  key: createKeyRelief,
} as const;
const dot = 7;

function draw(parameters: IsobathsParameters): DrawnFiles {
  const { name, width, height, ground, cell, from, to, step, shortest, color, lit, tolerance } = parameters;
  const { heightAt, peaks, grains, teeth } = reliefs[ground.kind](ground, width, height);
  const lines = traceStreamLines(traceRelief(width, height, cell, heightAt), { from, to, step, shortest });
  for (const peak of peaks) mustRise(peak, lines, name);
  const size = dot * Math.sqrt((width * height) / (2100 * 900));
  const filled = [...(grains ?? [])].sort((a, b) => b.at[0] - a.at[0]).slice(0, lit?.count ?? 0);
  // Contours along the edge of Key4GG's drawn key: its outline, and its holes. Other cases have none.
  const edge = teeth ? lines.filter(({ closed, value }) => closed && Math.abs(value) < step / 2) : [];
  const body = [
    createShapesMarkup(edge.length > 0 ? [edge.flatMap(({ points }) => [...polygon(points), ['Z'] as const])] : [], {
      fill: color,
      'fill-opacity': 0.2,
      'fill-rule': 'evenodd',
    }),
    createLinesMarkup(
      lines.filter((line) => !filled.some(under(line))),
      { color, thin: [1.1, 0.5], heavy: [2, 0.95], tolerance },
    ),
    createShapesMarkup(
      peaks.map((peak) => createEllipse(peak, [size, size])),
      { fill: color },
    ),
    createShapesMarkup((teeth ?? []).map(polygon), { fill: color }),
    createShapesMarkup(filled.map(litGrain), { fill: lit?.color ?? color, 'fill-rule': 'evenodd' }),
  ];
  return { [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'xMidYMid slice') };
}

/** Tells whether a line lies wholly inside a filled grain, which would cover the line. */
const under =
  ({ points }: Line) =>
  ({ at: [x, y], radius }: Grain): boolean =>
    points.every(([px, py]) => Math.hypot(px - x, py - y) < radius * filling);

/** Radius of a filled grain's colour, as a share of the grain's radius. */
const filling = 0.96;
/** Returns the shape of a filled grain; its highlight stays unfilled. */
const litGrain = ({ at: [x, y], radius }: Grain): Shape => [
  ...createEllipse([x, y], [radius * filling, radius * filling]),
  ...createEllipse([x - radius * 0.3, y - radius * 0.34], [radius * 0.2, radius * 0.14]),
];

/** Throws unless at least two closed contours surround a counted summit; with fewer, nobody could see and count it. */
function mustRise(peak: Point, lines: readonly Line[], name: string): void {
  const around = lines.filter(({ closed, points }) => closed && containsPoint([polygon(points)])(peak));
  if (around.length < 2) throw new Error(`${name}: nothing rises at ${peak.join(', ')}. Choose another seed.`);
}

const polygon = (points: readonly Point[]): Shape =>
  points.map((point, index) => (index === 0 ? ['M', point] : ['L', point]));
