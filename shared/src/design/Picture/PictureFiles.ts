/** One encoding of a picture at one width. */
export interface PictureFile {
  /** Path inside the release, as an import returns it. */
  readonly file: string;
  readonly width: number;
}

/** Files of a picture in a release: AVIF at several widths, and WebP for browsers without AVIF. */
export interface PictureFiles {
  /** Dimensions of the largest file in pixels. Only their ratio matters. */
  readonly width: number;
  readonly height: number;
  readonly avif: readonly [PictureFile, ...PictureFile[]];
  /** Browsers that support neither format receive the last of these files. */
  readonly webp: readonly [PictureFile, ...PictureFile[]];
}
