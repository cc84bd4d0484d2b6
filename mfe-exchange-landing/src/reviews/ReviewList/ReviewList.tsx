import { useExchangeMessages } from '../../messages.ts';
import * as styles from './ReviewList.css.ts';

/** Those that are set larger, for a rhythm in the columns. */
const large: readonly number[] = [0, 7];

/** Twelve reviews, each with a user name and a text (SPEC §3); the section says that they are samples. */
export function ReviewList() {
  const t = useExchangeMessages();
  return (
    <ul className={styles.reviews}>
      {t('reviews.items').map(({ username, body }, index) => (
        <li key={username} className={styles.review}>
          <blockquote className={large.includes(index) ? styles.large : styles.body}>{body}</blockquote>
          <p className={styles.user}>{username}</p>
        </li>
      ))}
    </ul>
  );
}
