import { chooseFairway, downstream } from './chooseFairway.ts';
import { type Drawing, type DrawnFiles, drawing, type InlinePaths, jsonFile } from './Drawing.ts';
import { lettering } from './lettering.ts';
import { betweenLines, levelsAcross } from './levels.ts';
import { shapeData } from './pathData.ts';
import type { Water } from './Stream.ts';
import { solveStream } from './solveStream.ts';
import { streamLines } from './streamLines.ts';
import { linesMarkup, lineData, type Pens, svgFile } from './svgFile.ts';

export interface WordInStream extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly word: string;
  /** Where the ink of the first letter begins, how wide the word is, and the line it stands on. */
  readonly left: number;
  readonly fills: number;
  readonly baseline: number;
  readonly tracking: number;
  /** Water keeps this distance from the letters. */
  readonly clearance: number;
  /** By how much each letter is lowered or raised in the stream, in parts of the type's size, in turn. It drives lines between them. */
  readonly sway: readonly number[];
  readonly step: number;
  /** Lines shorter than this are left out. */
  readonly shortest: number;
  readonly pens: Pens;
}

/** A word standing in the stream, from margin to margin: the hero, 404. The fairway threads its letters. */
export const wordInStream = (parameters: WordInStream): Drawing => drawing('wordInStream', parameters, draw);

/** The x-height of the display font, in parts of its size: the middle of it is where the stream meets a word. */
const xHeight = 0.478;

/** Notches of a letter narrower than this part of the size hold no water. */
const closing = 0.085;

async function draw(parameters: WordInStream): Promise<DrawnFiles> {
  const { name, word, width, height, cell, seed, unrest, left, fills, baseline, tracking, pens, step } = parameters;
  const { clearance, sway, shortest } = parameters;
  const { size, letters } = await lettering(word, { left, baseline, size: { toFill: fills }, weight: 300, tracking });
  const middle = baseline - (size * xHeight) / 2;
  const obstacles = letters.map((shape, index) => ({
    shape,
    clearance,
    closing: closing * size,
    value: betweenLines(middle + (sway[index % sway.length] ?? 0) * size, step),
  }));
  const stream = solveStream({ width, height, cell, flows: 'right', obstacles, seed, unrest });
  const lines = streamLines(stream, levelsAcross(height, step, shortest));
  const fairway = chooseFairway(lines, width);
  const inline: InlinePaths = {
    width,
    height,
    letters: letters.map(shapeData),
    fairway: lineData(downstream(fairway.points, 'right'), pens.tolerance),
  };
  const others = lines.filter((line) => line !== fairway);
  return {
    [`${name}.svg`]: svgFile(width, height, linesMarkup(others, pens)),
    [`${name}.json`]: jsonFile(inline),
  };
}
