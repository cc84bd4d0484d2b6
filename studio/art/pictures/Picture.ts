import type { Scene, Typefaces } from '../painting.ts';

/** A scene and its files. */
export interface Picture {
  /** Path from the root of the workspace, without width and extension: `mfe-portfolio/src/caseStudies/ikura/pictures/cover`. */
  readonly path: string;
  readonly scene: () => Scene;
  /** Widths of the files in each format, in ascending order. */
  readonly avif?: readonly number[];
  readonly webp?: readonly number[];
  /** For devices that save a page as an icon and read no other format. */
  readonly png?: readonly number[];
  /** Quality of AVIF; WebP is encoded to look the same. */
  readonly quality?: number;
  /** Chroma subsampling, a tenth fewer bytes, for pictures without text. By default colours have full resolution. */
  readonly chroma?: '4:2:0';
}

/** Lists every file of a picture. A picture with a single file has no width in its name. */
export function filesOf({ path, avif = [], webp = [], png = [] }: Picture) {
  const formats = { avif, webp, png } as const;
  const files = (['avif', 'webp', 'png'] as const).flatMap((format) =>
    formats[format].map((width) => ({ file: `${path}-${width}.${format}`, format, width })),
  );
  return files.length === 1 ? files.map(({ format, width }) => ({ file: `${path}.${format}`, format, width })) : files;
}

/** Exports of a package's `art/pictures/pictures.ts`: its pictures, their typefaces, and the modules that import them. */
export interface PaintedPictures {
  readonly pictures: readonly Picture[];
  readonly faces: Typefaces;
  /** Sources of importing modules by their paths from the root of the workspace, written together with the pictures. */
  readonly fileLists: readonly { readonly file: string; readonly source: string }[];
}
