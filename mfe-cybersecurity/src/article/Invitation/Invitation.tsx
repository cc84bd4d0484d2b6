import { Link } from 'shared/navigation';
import { useCybersecurityMessages } from '../../messages.ts';
import * as styles from './Invitation.css.ts';

/** What the article closes with: an invitation to the contact page. It is no section of the article. */
export function Invitation() {
  const t = useCybersecurityMessages();
  return (
    <div className={styles.invitation}>
      <h2 className={styles.title}>{t('cta.title')}</h2>
      <p className={styles.text}>{t('cta.text')}</p>
      <Link to="/contact-us" className={styles.link}>
        {t('cta.button')}
      </Link>
    </div>
  );
}
