/** A picture of a game, drawn to a size. */
export type Art = (w: number, h: number) => string;
