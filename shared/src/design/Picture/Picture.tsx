import { useAssets } from 'shared/assets';
import { breakpoints } from '../../theme/breakpoints.ts';
import * as styles from './Picture.css.ts';
import type { PictureFile, PictureFiles } from './PictureFiles.ts';

export interface PictureProps {
  readonly files: PictureFiles;
  /** Alternative text; empty for a decorative picture. */
  readonly alt: string;
  /** Width of the picture in the layout, as the `sizes` attribute of `img`: `(width >= 1024px) 60vw, 80vw`. */
  readonly sizes: string;
  /** Cropped picture for narrow screens. The browser loads either `portrait` or `files`. */
  readonly portrait?: PictureFiles | undefined;
  /** Loads a picture of the first screen eagerly, with priority: `true` always, `wide` only in wide viewports. Default: lazily. */
  readonly first?: boolean | 'wide' | undefined;
  /** True if another picture covers this one at first: the browser may then load this one later. */
  readonly hidden?: boolean | undefined;
  /** `cover` makes the picture fill its box, cropped. Default: full width, in the picture's own aspect ratio. */
  readonly fit?: 'cover' | undefined;
}

/** Renders a picture in several formats and sizes. Its width and height are always set, so that loading causes no layout shift. */
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
            media={breakpoints.narrow}
            type="image/avif"
            srcSet={set(portrait.avif)}
            sizes={sizes}
            {...size(portrait)}
          />
          <source media={breakpoints.narrow} srcSet={set(portrait.webp)} sizes={sizes} {...size(portrait)} />
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
