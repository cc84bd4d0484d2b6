/** One part of a page as it looks with all motion stilled. */
export interface Still {
  /** Of the part, in the page: `banner`, `projects`, `footer`. */
  readonly part: string;
  /** Whose part it is: the package that keeps its reference. */
  readonly owner: string;
  readonly width: number;
  readonly height: number;
  /** RGB, row by row. */
  readonly pixels: Buffer;
  /** SHA-256 of its size and pixels, the first 16 digits: also the name of its committed picture. */
  readonly digest: string;
}

/** A page in a window: `ua 1440`. */
export interface Look {
  readonly address: string;
  readonly path: string;
  readonly language: 'ua' | 'en';
  readonly width: Width;
}

/**
 * The windows that pages are held against, and how fine their pictures are. A wide one at half a pixel a point: a shift of two points is a
 * pixel still, and a page is a quarter of the bytes.
 */
export const windows = { 1440: { height: 900, scale: 0.5 }, 390: { height: 844, scale: 1 } } as const;
export type Width = keyof typeof windows;
