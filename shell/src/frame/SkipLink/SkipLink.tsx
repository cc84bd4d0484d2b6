import { useShellMessages } from '../../locales/messages.ts';
import * as styles from '../frame.css.ts';

/** The first stop of the keyboard: over the header, to the page. */
export function SkipLink() {
  const t = useShellMessages();
  return (
    <a href="#main" className={styles.skipLink}>
      {t('skipLink')}
    </a>
  );
}
