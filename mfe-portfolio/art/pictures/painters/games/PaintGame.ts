export type PaintGame = (w: number, h: number) => string;
