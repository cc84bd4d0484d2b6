/** One encoding of a picture at one width. */
export interface PictureFile {
  /** Path inside the release, as imported. */
  readonly file: string;
  /** Width in pixels. */
  readonly width: number;
}

/** Files of a picture in a release: AVIF at several widths, and WebP for browsers without AVIF. */
export interface PictureFiles {
  /** Dimensions of the largest file in pixels. Only their ratio matters. */
  readonly width: number;
  readonly height: number;
  readonly avif: readonly [PictureFile, ...PictureFile[]];
  /** Browsers without either format also receive the last file. */
  readonly webp: readonly [PictureFile, ...PictureFile[]];
}
