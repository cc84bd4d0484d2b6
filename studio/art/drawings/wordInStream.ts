import { createDrawing, type Drawing, type DrawnFiles } from './Drawing.ts';
import { createFieldFile } from './fieldFile.ts';
import { createInlineWord } from './InlineWord.ts';
import { fairwayPen } from './inks.ts';
import { createJsonFile } from './jsonFile.ts';
import { interpolateLines, listLinesAcross } from './Line.ts';
import { createLettering } from './lettering.ts';
import { pickFairwayLine } from './pickFairwayLine.ts';
import type { Water } from './Stream.ts';
import { solveStream } from './solveStream.ts';
import { traceStreamLines } from './streamLines.ts';
import {
  createFadingLines,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  formatLine,
  type OpacityByDistance,
  type Pens,
} from './svgFile.ts';

export interface WordInStreamParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly word: string;
  /** Left edge of the first letter's outline. */
  readonly left: number;
  /** Width of the word. */
  readonly fills: number;
  readonly baseline: number;
  readonly tracking: number;
  /** Distance between the letters and the nearest lines. */
  readonly clearance: number;
  /**
   * Offsets of the letters' stream values, in fractions of the font size, repeated from the first letter to the last. Letters with
   * different values let lines of water pass between them.
   */
  readonly sway: readonly number[];
  readonly step: number;
  /** Minimum length of a line. */
  readonly shortest: number;
  readonly pens: Pens;
  readonly fade?: OpacityByDistance;
  /** Colour of the letters, if letters and orange line are part of the picture. Absent: a page inlines both from separate data. */
  readonly fill?: string;
}

/** Draws a word in a stream: the hero, the 404 page. The orange line runs through its letters, and the stream reacts to the pointer. */
export const drawWordInStream = (parameters: WordInStreamParameters): Drawing =>
  createDrawing('wordInStream', parameters, draw);

/** x-height of the display font, in fractions of the font size. The stream divides at half of it. */
const xHeight = 0.478;

/** Gaps in a letter narrower than twice this fraction of the font size are filled, so that no lines run there. */
const closing = 0.085;

async function draw(parameters: WordInStreamParameters): Promise<DrawnFiles> {
  const { name, word, width, height, left, fills, baseline, tracking, pens, step, clearance, sway, fill } = parameters;
  const { size, letters } = await createLettering(word, {
    left,
    baseline,
    size: { toFill: fills },
    weight: 300,
    tracking,
  });
  const middle = baseline - (size * xHeight) / 2;
  const obstacles = letters.map((shape, index) => ({
    shape,
    clearance,
    closing: closing * size,
    value: interpolateLines(middle + (sway[index % sway.length] ?? 0) * size, step),
  }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const lines = traceStreamLines(stream, listLinesAcross(height, step, parameters.shortest));
  const chosen = pickFairwayLine(lines, width);
  const fairway = formatLine(chosen.points, pens.tolerance);
  const around = lines.filter((line) => line !== chosen);
  const others = createFadingLines(name, around, pens, height, parameters.fade);
  const field = { [`${name}-field.txt`]: createFieldFile(stream, parameters) };
  if (fill) {
    const body = others + createShapesMarkup(letters, { fill }) + createPathMarkup(fairway, fairwayPen);
    return { [`${name}.svg`]: createSvgFile(width, height, body), ...field };
  }
  return {
    ...field,
    [`${name}.svg`]: createSvgFile(width, height, others),
    [`${name}.json`]: createJsonFile(createInlineWord(width, height, letters, fairway)),
  };
}
