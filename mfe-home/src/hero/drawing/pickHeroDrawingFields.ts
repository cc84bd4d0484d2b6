/** Parts of the hero's drawing that are inlined in the page: the letters of the brand, and the orange line through them. */
export interface HeroDrawingParts {
  readonly viewBox: string;
  readonly letters: string;
  readonly fairway: string;
}

/** Drawing of the brand in the stream: the picture of the lines, and the inlined parts. Each language loads its own drawing with its messages. */
export interface HeroDrawing {
  readonly lines: string;
  /** File of the flow field, with which the water reacts to the pointer. */
  readonly field: string;
  readonly pieces: HeroDrawingParts;
}

/** Picks from the generated file only the properties that the page uses. */
export const pickHeroDrawingFields = (
  lines: string,
  field: string,
  { viewBox, letters, fairway }: HeroDrawingParts,
): HeroDrawing => ({
  lines,
  field,
  pieces: { viewBox, letters, fairway },
});
