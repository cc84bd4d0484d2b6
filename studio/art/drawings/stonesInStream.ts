import { chooseFairway } from './chooseFairway.ts';
import { type Drawing, type DrawnFiles, drawing } from './Drawing.ts';
import { driftLines } from './driftLines.ts';
import { fairwayPen } from './inks.ts';
import { jsonFile } from './jsonFile.ts';
import { betweenLines, linesAcross } from './Line.ts';
import type { Water } from './Stream.ts';
import { solveStream } from './solveStream.ts';
import { type StoneAt, stone } from './stone.ts';
import { streamLines } from './streamLines.ts';
import { type Crop, lineData, linesMarkup, type Pens, pathMarkup, shapesMarkup, svgFile } from './svgFile.ts';

export interface StonesInStream extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly stones: readonly StoneAt[];
  readonly stoneFill: string;
  /** Colour of the stones' outlines. Default: the colour of the lines. */
  readonly stoneEdge?: string;
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
  readonly crop: Crop;
  /** Draws the line nearest to this value as the orange line between the stones. */
  readonly fairwayAt?: number;
  /** Number of lines that are also written as data for particles. */
  readonly drift?: number;
}

/** Draws stones in a stream: the footer, banners, the streams of services. */
export const stonesInStream = (parameters: StonesInStream): Drawing => drawing('stonesInStream', parameters, draw);

function draw(parameters: StonesInStream): DrawnFiles {
  const { name, width, height, stones, stoneFill, step, shortest, pens, crop, drift, fairwayAt } = parameters;
  const obstacles = stones.map((at) => ({ shape: stone(at), value: betweenLines(at.meets ?? at.y, step) }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const all = streamLines(stream, linesAcross(height, step, shortest));
  const fairway = fairwayAt === undefined ? undefined : chooseFairway(all, width, fairwayAt);
  const lines = all.filter((line) => line !== fairway);
  const [edge, opacity] = pens.heavy;
  const shapes = shapesMarkup(
    obstacles.map(({ shape }) => shape),
    {
      fill: stoneFill,
      stroke: parameters.stoneEdge ?? pens.color,
      'stroke-width': edge,
      'stroke-opacity': opacity,
    },
  );
  const course = fairway ? pathMarkup(lineData(fairway.points, pens.tolerance), fairwayPen) : '';
  return {
    [`${name}.svg`]: svgFile(width, height, linesMarkup(lines, pens) + shapes + course, crop),
    ...(drift ? { [`${name}.json`]: jsonFile({ lines: driftLines(lines, { width, height, count: drift }) }) } : {}),
  };
}
