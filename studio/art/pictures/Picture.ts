import type { Scene, Typefaces } from '../painting.ts';

/** A scene, and the files it becomes. */
export interface Picture {
  /** From the root of the workspace, without width and ending: `mfe-portfolio/src/caseStudies/ikura/pictures/cover`. */
  readonly path: string;
  readonly scene: () => Scene;
  /** Widths of the files in each format, the largest last. */
  readonly avif?: readonly number[];
  readonly webp?: readonly number[];
  /** For who knows nothing else: devices that keep an icon. */
  readonly png?: readonly number[];
  /** Of AVIF; WebP is encoded at the same look. */
  readonly quality?: number;
  /** Colours at half the fineness of light: a tenth fewer bytes, for pictures that show no words. Else both are as fine. */
  readonly chroma?: '4:2:0';
}

/** Every file of a picture. A picture of one file has its plain name. */
export function filesOf({ path, avif = [], webp = [], png = [] }: Picture) {
  const formats = { avif, webp, png } as const;
  const files = (['avif', 'webp', 'png'] as const).flatMap((format) =>
    formats[format].map((width) => ({ file: `${path}-${width}.${format}`, format, width })),
  );
  return files.length === 1 ? files.map(({ format, width }) => ({ file: `${path}.${format}`, format, width })) : files;
}

/** What a package's `art/pictures/pictures.ts` exports: what is painted for it, in which faces, and the modules that import it. */
export interface PaintedPictures {
  readonly pictures: readonly Picture[];
  readonly faces: Typefaces;
  /** Sources of modules by their paths from the root of the workspace; written when the pictures are painted. */
  readonly fileLists: readonly { readonly file: string; readonly source: string }[];
}
