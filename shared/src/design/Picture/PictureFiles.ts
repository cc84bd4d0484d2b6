/** One encoding of a picture at one width. */
export interface PictureFile {
  /** As imported: its path inside the release. */
  readonly file: string;
  /** In pixels. */
  readonly width: number;
}

/** A picture as it is stored in a release: its shape, AVIF at several widths, and WebP for browsers without it. */
export interface PictureFiles {
  /** Of the largest file, in pixels. Only their ratio is seen. */
  readonly width: number;
  readonly height: number;
  readonly avif: readonly [PictureFile, ...PictureFile[]];
  /** The last one is also what a browser takes that knows neither. */
  readonly webp: readonly [PictureFile, ...PictureFile[]];
}
