export type Art = (w: number, h: number) => string;
