import { useAssets } from 'shared/assets';
import { widths } from '../../theme/widths.ts';
import { StoneInWater } from '../StoneInWater/StoneInWater.tsx';
import * as styles from './Backdrop.css.ts';

export interface BackdropProps {
  /** The drawing's file, as imported. */
  readonly file: string;
  /** Drawing for narrow screens. The browser fetches either this one or `file`. */
  readonly portrait?: string | undefined;
  /** Part of the drawing that fades out under text: `start` the left and bottom, beside and below a title; `edges` the top and bottom. */
  readonly fade?: keyof typeof styles.fade | undefined;
  /** True on the first screen: the drawing is loaded at once. */
  readonly first?: boolean | undefined;
  /** File with the drawing's computed flow, as imported, if its water reacts to the pointer. First screens only. */
  readonly field?: string | undefined;
  /** The same file for the narrow drawing. */
  readonly fieldPortrait?: string | undefined;
}

/** Renders a decorative drawing behind its parent's content. It fills the parent and receives no pointer events. */
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
