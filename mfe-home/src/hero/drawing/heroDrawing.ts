/** Parts that are inlined in the page, unlike the picture of the lines: the letters of the brand, and the fairway through them. */
export interface HeroPieces {
  readonly viewBox: string;
  readonly letters: string;
  readonly fairway: string;
}

/** The brand in the stream: the picture of the lines and the inlined pieces. Each language loads its own drawing with its messages. */
export interface HeroDrawing {
  readonly lines: string;
  /** File of the flow field by which the water reacts to the pointer. */
  readonly field: string;
  readonly pieces: HeroPieces;
}

/** Picks the properties that the page draws from the generator's file. */
export const heroDrawing = (lines: string, field: string, { viewBox, letters, fairway }: HeroPieces): HeroDrawing => ({
  lines,
  field,
  pieces: { viewBox, letters, fairway },
});
