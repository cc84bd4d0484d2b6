import { type Drawing, type DrawnFiles, drawing, jsonFile } from './Drawing.ts';
import type { Line } from './Line.ts';
import { betweenLines, levelsAcross } from './levels.ts';
import { shapeData } from './pathData.ts';
import type { Water } from './Stream.ts';
import { solveStream } from './solveStream.ts';
import { type StoneAt, stone } from './stone.ts';
import { streamLines } from './streamLines.ts';
import { type Crop, linesMarkup, type Pens, pathMarkup, svgFile } from './svgFile.ts';

export interface StonesInStream extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly stones: readonly StoneAt[];
  readonly stoneFill: string;
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
  readonly crop: Crop;
  /** So many lines are also written as heights at even distances, for particles that ride on them. */
  readonly riders?: number;
}

/** Stones in a stream, without a word and without a fairway: the footer, banners by seed, the current of a service. */
export const stonesInStream = (parameters: StonesInStream): Drawing => drawing('stonesInStream', parameters, draw);

function draw(parameters: StonesInStream): DrawnFiles {
  const { name, width, height, cell, seed, unrest, stones, stoneFill, step, shortest, pens, crop, riders } = parameters;
  const obstacles = stones.map((at) => ({ shape: stone(at), value: betweenLines(at.meets ?? at.y, step) }));
  const stream = solveStream({ width, height, cell, flows: 'right', obstacles, seed, unrest });
  const lines = streamLines(stream, levelsAcross(height, step, shortest));
  const [edge, opacity] = pens.heavy;
  const shapes = obstacles.map(({ shape }) => shapeData(shape)).join('');
  const stonesMarkup = pathMarkup(shapes, {
    fill: stoneFill,
    stroke: pens.color,
    'stroke-width': edge,
    'stroke-opacity': opacity,
  });
  return {
    [`${name}.svg`]: svgFile(width, height, linesMarkup(lines, pens) + (shapes === '' ? '' : stonesMarkup), crop),
    ...(riders ? { [`${name}.json`]: jsonFile({ width, height, lines: ridden(lines, width, riders) }) } : {}),
  };
}

const stations = 33;

/** Evenly chosen lines from edge to edge, each as its heights at even distances from the left edge to the right one. */
function ridden(lines: readonly Line[], width: number, count: number): string[] {
  const whole = lines
    .filter(({ closed, points }) => !closed && Math.abs((points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0)) > width)
    .sort((a, b) => a.value - b.value);
  const chosen = Array.from({ length: count }, (_, index) => whole[Math.floor(((index + 0.5) * whole.length) / count)]);
  return chosen
    .filter((line) => line !== undefined)
    .map(({ points }) => {
      const sorted = points.toSorted((a, b) => a[0] - b[0]);
      const heights = Array.from({ length: stations }, (_, station) => {
        const x = (station / (stations - 1)) * width;
        return Math.round(sorted.find(([at]) => at >= x)?.[1] ?? sorted.at(-1)?.[1] ?? 0);
      });
      return heights.join(' ');
    });
}
