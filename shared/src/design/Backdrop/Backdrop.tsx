import { useAssets } from 'shared/assets';
import { widths } from '../../theme/widths.ts';
import { StoneInWater } from '../StoneInWater/StoneInWater.tsx';
import * as styles from './Backdrop.css.ts';

export interface BackdropProps {
  /** The drawing, as imported. */
  readonly file: string;
  /** Drawing for narrow screens. The browser fetches either this one or `file`. */
  readonly portrait?: string | undefined;
  /** Fades the drawing under text: `start` below and beside a title at the left, `edges` above and below. */
  readonly fade?: keyof typeof styles.fade | undefined;
  /** True on the first screen: fetched at once. */
  readonly first?: boolean | undefined;
  /** Field of the drawing, as imported, if its water reacts to the pointer; first screens only. */
  readonly field?: string | undefined;
  /** Field of the drawing for narrow screens. */
  readonly fieldPortrait?: string | undefined;
}

/** Renders a decorative drawing behind the content. It fills its parent, and ignores the pointer. */
export function Backdrop({ file, portrait, fade = 'edges', first = false, field, fieldPortrait }: BackdropProps) {
  const address = useAssets();
  return (
    <>
      <picture>
        {portrait !== undefined && <source media={widths.narrow} srcSet={address(portrait)} />}
        <img
          src={address(file)}
          alt=""
          className={styles.fade[fade]}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
      {field !== undefined && <StoneInWater field={field} portrait={fieldPortrait} className={styles.fade[fade]} />}
    </>
  );
}
