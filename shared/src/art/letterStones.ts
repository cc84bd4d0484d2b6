import { chooseFairway, downstream } from './chooseFairway.ts';
import { type Drawing, type DrawnFiles, drawing } from './Drawing.ts';
import { inks } from './inks.ts';
import { lettering } from './lettering.ts';
import { betweenLines, levelsAcross } from './levels.ts';
import { shapeData } from './pathData.ts';
import type { Water } from './Stream.ts';
import { solveStream } from './solveStream.ts';
import { streamLines } from './streamLines.ts';
import { linesMarkup, lineData, type Pens, pathMarkup, svgFile } from './svgFile.ts';

export interface LetterStones extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** The letters that stand in the water: SEO, W, {}. */
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
  readonly weight: number;
  readonly tracking: number;
  readonly clearance: number;
  /** The height at which the stream meets each letter. */
  readonly meets: readonly number[];
  /** The height at which the fairway is chosen. */
  readonly fairwayAt: number;
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
}

/** The letters of a service as stones on the right of its banner, with the fairway among them. One file, nothing to inline. */
export const letterStones = (parameters: LetterStones): Drawing => drawing('letterStones', parameters, draw);

const closing = 0.075;

async function draw(parameters: LetterStones): Promise<DrawnFiles> {
  const { name, text, width, height, cell, seed, unrest, left, baseline, size, weight, tracking } = parameters;
  const { clearance, meets, fairwayAt, step, shortest, pens } = parameters;
  const { letters } = await lettering(text, { left, baseline, size, weight, tracking });
  const obstacles = letters.map((shape, index) => ({
    shape,
    clearance,
    closing: closing * size,
    value: betweenLines(meets[index % meets.length] ?? height / 2, step),
  }));
  const stream = solveStream({ width, height, cell, flows: 'right', obstacles, seed, unrest });
  const lines = streamLines(stream, levelsAcross(height, step, shortest));
  const fairway = chooseFairway(lines, width, fairwayAt);
  const others = lines.filter((line) => line !== fairway);
  const body =
    linesMarkup(others, pens) +
    pathMarkup(letters.map(shapeData).join(''), {
      fill: inks.stone,
      stroke: inks.stoneEdge,
      'stroke-width': 2.8,
      'paint-order': 'stroke',
    }) +
    pathMarkup(lineData(downstream(fairway.points, 'right'), pens.tolerance), {
      stroke: inks.buoy,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    });
  return { [`${name}.svg`]: svgFile(width, height, body, 'xMaxYMid slice') };
}
