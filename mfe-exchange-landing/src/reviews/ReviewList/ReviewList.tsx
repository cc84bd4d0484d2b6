import { useExchangeMessages } from '../../messages.ts';
import * as styles from './ReviewList.css.ts';

/** Twelve reviews, each with a user name and a text (SPEC §3), under the note that they are samples. */
export function ReviewList() {
  const t = useExchangeMessages();
  return (
    <>
      <p className={styles.note}>{t('reviews.sampleNote')}</p>
      <ul className={styles.reviews}>
        {t('reviews.items').map(({ username, body }) => (
          <li key={username} className={styles.review}>
            <blockquote className={styles.body}>{body}</blockquote>
            <p className={styles.user}>{username}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
