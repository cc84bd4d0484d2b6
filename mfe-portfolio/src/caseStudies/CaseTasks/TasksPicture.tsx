import { Picture } from 'shared/design';
import type { CaseLook } from '../CaseLook.ts';
import * as styles from './CaseTasks.css.ts';

/** Shows the picture of a case's tasks, which is decorative. `composed` decides its place. */
export function TasksPicture({ picture, composed }: CaseLook['tasks']) {
  return (
    <div className={styles.picture}>
      <Picture
        files={picture}
        alt=""
        sizes={composed === 'wall' ? '100vw' : '(width < 1024px) 100vw, 50vw'}
        fit="cover"
      />
    </div>
  );
}
