import { useAssets } from 'shared/assets';
import { widths } from '../../theme/widths.ts';
import { StoneInWater } from '../StoneInWater/StoneInWater.tsx';
import * as styles from './Backdrop.css.ts';

export interface BackdropProps {
  /** The drawing, as imported. */
  readonly file: string;
  /** Another drawing for narrow screens. Only the one that is shown is fetched. */
  readonly portrait?: string | undefined;
  /** Fades the drawing under text: `start` below and beside a title at the left, `edges` above and below. */
  readonly fade?: keyof typeof styles.fade | undefined;
  /** True where it is in the first screen: fetched at once. */
  readonly first?: boolean | undefined;
  /** The drawing's field, as imported, where its water answers the pointer: in a first screen. */
  readonly field?: string | undefined;
  /** That of the drawing for narrow screens. */
  readonly fieldPortrait?: string | undefined;
}

/** A drawing behind the text. It fills the part that contains it, takes no pointer and says nothing to assistive technology. */
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
