import { createDrawing, type Drawing, type DrawnFiles } from './Drawing.ts';
import { selectDriftLines } from './driftLines.ts';
import { fairwayPen } from './inks.ts';
import { createJsonFile } from './jsonFile.ts';
import { interpolateLines, listLinesAcross } from './Line.ts';
import { pickFairwayLine } from './pickFairwayLine.ts';
import type { Water } from './Stream.ts';
import { solveStream } from './solveStream.ts';
import { createStoneShape, type StoneAt } from './stone.ts';
import { traceStreamLines } from './streamLines.ts';
import {
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  formatLine,
  type Pens,
  type PreserveAspectRatio,
} from './svgFile.ts';

export interface StonesInStreamParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly stones: readonly StoneAt[];
  readonly stoneFill: string;
  /** Colour of the stones' outlines. Default: the colour of the lines. */
  readonly stoneEdge?: string;
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
  readonly crop: PreserveAspectRatio;
  /** Value of the stream function. The line with the nearest value becomes the orange line between the stones. */
  readonly fairwayAt?: number;
  /** Number of lines that are also written as data, along which particles drift. Default: none. */
  readonly drift?: number;
}

/** Draws stones in a stream: the footer, banners, the streams of services. */
export const drawStonesInStream = (parameters: StonesInStreamParameters): Drawing =>
  createDrawing('stonesInStream', parameters, draw);

function draw(parameters: StonesInStreamParameters): DrawnFiles {
  const { name, width, height, stones, stoneFill, step, shortest, pens, crop, drift, fairwayAt } = parameters;
  const obstacles = stones.map((at) => ({
    shape: createStoneShape(at),
    value: interpolateLines(at.meets ?? at.y, step),
  }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const all = traceStreamLines(stream, listLinesAcross(height, step, shortest));
  const fairway = fairwayAt === undefined ? undefined : pickFairwayLine(all, width, fairwayAt);
  const lines = all.filter((line) => line !== fairway);
  const [edge, opacity] = pens.heavy;
  const shapes = createShapesMarkup(
    obstacles.map(({ shape }) => shape),
    {
      fill: stoneFill,
      stroke: parameters.stoneEdge ?? pens.color,
      'stroke-width': edge,
      'stroke-opacity': opacity,
    },
  );
  const course = fairway ? createPathMarkup(formatLine(fairway.points, pens.tolerance), fairwayPen) : '';
  return {
    [`${name}.svg`]: createSvgFile(width, height, createLinesMarkup(lines, pens) + shapes + course, crop),
    ...(drift
      ? { [`${name}.json`]: createJsonFile({ lines: selectDriftLines(lines, { width, height, count: drift }) }) }
      : {}),
  };
}
