import { Link } from 'shared/navigation';
import { useShellMessages } from '../../locales/messages.ts';
import * as styles from './Logo.css.ts';

/** Renders logo and name of the agency as a link to the home page (SPEC §2): a П of two contours with an orange line between. */
export function Logo() {
  const t = useShellMessages();
  return (
    <Link to="/" className={styles.logo} aria-label={t('logo.label')}>
      <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M2 29V3h28v26" />
        <path d="M8.5 29V9.5h15V29" />
        <path className={styles.fairway} d="M15.9 29V16" />
      </svg>
      <span className={styles.name}>{t('logo.name')}</span>
    </Link>
  );
}
