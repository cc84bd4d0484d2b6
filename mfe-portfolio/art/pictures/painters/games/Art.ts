/** Draws a game's picture in the given size. */
export type Art = (w: number, h: number) => string;
