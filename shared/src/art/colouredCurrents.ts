import { type Drawing, type DrawnFiles, drawing } from './Drawing.ts';
import { betweenLines, levelsAcross } from './levels.ts';
import type { Water } from './Stream.ts';
import { solveStream } from './solveStream.ts';
import { type StoneAt, stone } from './stone.ts';
import { streamLines } from './streamLines.ts';
import { linesMarkup, type Pens, svgFile } from './svgFile.ts';

export interface ColouredCurrents extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** From the top; each colour takes an equal share of the stream. */
  readonly colors: readonly string[];
  readonly stone: StoneAt;
  readonly step: number;
  readonly shortest: number;
  readonly pens: Omit<Pens, 'color'>;
}

/** Several currents run as one round a stone: the strip at the foot of the menu. */
export const colouredCurrents = (parameters: ColouredCurrents): Drawing =>
  drawing('colouredCurrents', parameters, draw);

function draw(parameters: ColouredCurrents): DrawnFiles {
  const { name, width, height, cell, seed, unrest, colors, step, shortest, pens } = parameters;
  const value = betweenLines(parameters.stone.meets ?? parameters.stone.y, step);
  const obstacles = [{ shape: stone(parameters.stone), value }];
  const stream = solveStream({ width, height, cell, flows: 'right', obstacles, seed, unrest });
  const lines = streamLines(stream, levelsAcross(height, step, shortest));
  const share = height / colors.length;
  const body = colors.map((color, index) => {
    const own = lines.filter((line) => Math.floor(line.value / share) === index);
    return linesMarkup(own, { ...pens, color });
  });
  return { [`${name}.svg`]: svgFile(width, height, body.join(''), 'xMidYMid slice') };
}
