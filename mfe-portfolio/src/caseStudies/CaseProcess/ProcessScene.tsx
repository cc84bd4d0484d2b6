import { Picture } from 'shared/design';
import type { CaseLook } from '../CaseLook.ts';
import { pictureOf } from '../screens/pictureOf.ts';
import * as styles from './ProcessScene.css.ts';

/** A part of one screen of the client, close by: decoration, as the carousels tell what is on it. It stays while the steps pass. */
export function ProcessScene({ look: { process, screens } }: { readonly look: CaseLook }) {
  return (
    <div className={styles.scene} style={{ objectPosition: process.at }}>
      <Picture files={pictureOf(process.screen, screens[process.device])} alt="" sizes="42vw" fit="cover" />
    </div>
  );
}
