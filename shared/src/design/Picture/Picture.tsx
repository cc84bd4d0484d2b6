import { useAssets } from 'shared/assets';
import { widths } from '../../theme/widths.ts';
import * as styles from './Picture.css.ts';
import type { PictureFile, PictureFiles } from './PictureFiles.ts';

export interface PictureProps {
  readonly files: PictureFiles;
  /** Alternative text; empty for decoration. */
  readonly alt: string;
  /** Its width in the page, as for `sizes` of an image: `(width >= 1024px) 60vw, 80vw`. */
  readonly sizes: string;
  /** Crop for narrow screens. Only one of the two is fetched. */
  readonly portrait?: PictureFiles | undefined;
  /**
   * True on the first screen: fetched at once, with priority. `wide` if only wide windows have it there. Other pictures load when they come
   * near the window.
   */
  readonly first?: boolean | 'wide' | undefined;
  /** True if another picture covers it at first: fetched later. */
  readonly hidden?: boolean | undefined;
  /** `cover` fills its box and is cut to it; left out, it is as wide as its place and keeps its shape. */
  readonly fit?: 'cover' | undefined;
}

/** Renders a picture in its formats and sizes. Dimensions are always set, so that nothing moves when it loads. */
export function Picture({ files, alt, sizes, portrait, first = false, hidden = false, fit }: PictureProps) {
  const address = useAssets();
  const set = (encoded: readonly PictureFile[]) =>
    encoded.map(({ file, width }) => `${address(file)} ${width}w`).join(', ');
  const size = ({ width, height }: PictureFiles) => ({ width, height });
  const fallback = files.webp.at(-1) ?? files.webp[0];
  return (
    <picture className={styles.box}>
      {portrait && (
        <>
          <source
            media={widths.narrow}
            type="image/avif"
            srcSet={set(portrait.avif)}
            sizes={sizes}
            {...size(portrait)}
          />
          <source media={widths.narrow} srcSet={set(portrait.webp)} sizes={sizes} {...size(portrait)} />
        </>
      )}
      <source type="image/avif" srcSet={set(files.avif)} sizes={sizes} />
      <img
        src={address(fallback.file)}
        srcSet={set(files.webp)}
        sizes={sizes}
        alt={alt}
        {...size(files)}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first === true ? 'high' : hidden ? 'low' : undefined}
        decoding={first ? undefined : 'async'}
        className={fit === 'cover' ? styles.cover : styles.plain}
      />
    </picture>
  );
}
