/** Pieces in the page itself and not in the picture of the lines: the letters of the brand, and the line through them. */
export interface HeroPieces {
  readonly viewBox: string;
  readonly letters: string;
  readonly fairway: string;
}

/** The brand in the stream: the picture of the lines, and the pieces. It is written in a language, and comes with the language's words. */
export interface HeroDrawing {
  readonly lines: string;
  /** By which the water answers the pointer. */
  readonly field: string;
  readonly pieces: HeroPieces;
}

/** Of what the generator writes only what the page draws. */
export const heroDrawing = (lines: string, field: string, { viewBox, letters, fairway }: HeroPieces): HeroDrawing => ({
  lines,
  field,
  pieces: { viewBox, letters, fairway },
});
