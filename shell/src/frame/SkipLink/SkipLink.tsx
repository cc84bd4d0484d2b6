import { useShellMessages } from '../../locales/messages.ts';
import * as styles from '../frame.css.ts';

/** Renders the first link in the tab order. It leads past the header to the main content. */
export function SkipLink() {
  const t = useShellMessages();
  return (
    <a href="#main" className={styles.skipLink}>
      {t('skipLink')}
    </a>
  );
}
