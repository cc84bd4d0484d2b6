import { type Box, boxOf, type Shape } from './geometry.ts';
import { shapeData } from './pathData.ts';

/** Parts of a word in the stream that a page inlines above the lines: the letters, and the fairway to draw and to drift along. */
export interface InlineWord {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly letters: string;
  readonly fairway: string;
  /** Bounding box of the letters' ink. */
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
