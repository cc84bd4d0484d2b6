import { type Box, measureBox, type Shape } from './geometry.ts';
import { formatShape } from './pathData.ts';

/** Parts of a drawn word that a page inlines above the picture of the lines: the letters, and the orange line, along which a dot moves. */
export interface InlineWord {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly letters: string;
  readonly fairway: string;
  /** Bounding box of the letters' outlines. */
  readonly ink: Box;
}

export function createInlineWord(
  width: number,
  height: number,
  letters: readonly Shape[],
  fairway: string,
): InlineWord {
  const { left, top, right, bottom } = measureBox(letters);
  const ink = {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(right),
    bottom: Math.round(bottom),
  };
  return { viewBox: `0 0 ${width} ${height}`, width, height, letters: letters.map(formatShape).join(''), fairway, ink };
}
