import { type Box, boxOf, type Shape } from './geometry.ts';
import { shapeData } from './pathData.ts';

/** What a page inlines above the lines of a word in the stream: letters to fill, and the fairway to draw and to drift along. */
export interface InlineWord {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly letters: string;
  readonly fairway: string;
  /** Where the ink of the letters ends on each side. */
  readonly ink: Box;
}

export function inlineWord(width: number, height: number, letters: readonly Shape[], fairway: string): InlineWord {
  const { left, top, right, bottom } = boxOf(letters);
  const ink = {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(right),
    bottom: Math.round(bottom),
  };
  return { viewBox: `0 0 ${width} ${height}`, width, height, letters: letters.map(shapeData).join(''), fairway, ink };
}
