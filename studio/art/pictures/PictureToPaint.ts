import type { Scene, Typefaces } from '../painting.ts';

/** A scene, and the image files that `npm run art` writes from it. */
export interface PictureToPaint {
  /** Path from the root of the workspace, without width and extension: `mfe-portfolio/src/caseStudies/ikura/pictures/cover`. */
  readonly path: string;
  readonly scene: () => Scene;
  /** Widths of the files in px, in ascending order. Each format has its own list. */
  readonly avif?: readonly number[];
  readonly webp?: readonly number[];
  /** Widths of PNG files, for devices that save a page as an icon and read no other format. */
  readonly png?: readonly number[];
  /** Quality of AVIF. WebP is encoded so that it looks the same. */
  readonly quality?: number;
  /** Chroma subsampling, for pictures without text: saves a tenth of the bytes. Absent: colours have full resolution. */
  readonly chroma?: '4:2:0';
}

/** Lists all files of a picture. If there is only one, its name has no width. */
export function filesOf({ path, avif = [], webp = [], png = [] }: PictureToPaint) {
  const formats = { avif, webp, png } as const;
  const files = (['avif', 'webp', 'png'] as const).flatMap((format) =>
    formats[format].map((width) => ({ file: `${path}-${width}.${format}`, format, width })),
  );
  return files.length === 1 ? files.map(({ format, width }) => ({ file: `${path}.${format}`, format, width })) : files;
}

/** Exports of a package's `art/pictures/pictures.ts`: its pictures, their typefaces, and the modules that import the files. */
export interface PicturesModule {
  readonly pictures: readonly PictureToPaint[];
  readonly faces: Typefaces;
  /** Modules that import the files: path from the root of the workspace, and source. They are written together with the pictures. */
  readonly fileLists: readonly { readonly file: string; readonly source: string }[];
}
