import { useAssets } from 'shared/assets';
import { breakpoints } from '../../theme/breakpoints.ts';
import { StoneInWater } from '../StoneInWater/StoneInWater.tsx';
import * as styles from './Backdrop.css.ts';

export interface BackdropProps {
  /** Path of the drawing inside the release, as an import returns it. */
  readonly file: string;
  /** Drawing for narrow screens. The browser loads either `portrait` or `file`. */
  readonly portrait?: string | undefined;
  /** Sides at which the drawing fades out under text. `start`: left and bottom, for a title there. `edges`: top and bottom. */
  readonly fade?: keyof typeof styles.fade | undefined;
  /** True on a page's first screen, so that the browser loads the drawing eagerly. */
  readonly first?: boolean | undefined;
  /** File with the drawing's computed flow, if its water reacts to the pointer. First screens only. */
  readonly field?: string | undefined;
  /** File with the flow of the narrow drawing. */
  readonly fieldPortrait?: string | undefined;
}

/** Renders a decorative drawing behind the content of its parent, which it fills. It receives no pointer events. */
export function Backdrop({ file, portrait, fade = 'edges', first = false, field, fieldPortrait }: BackdropProps) {
  const address = useAssets();
  return (
    <>
      <picture>
        {portrait !== undefined && <source media={breakpoints.narrow} srcSet={address(portrait)} />}
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
