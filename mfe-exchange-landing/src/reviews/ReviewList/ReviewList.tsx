import { visuallyHidden } from 'shared/design';
import { useExchangeMessages } from '../../messages.ts';
import * as styles from './ReviewList.css.ts';

/** Those that are set larger, for a rhythm in the columns. */
const large: readonly number[] = [0, 7];

/**
 * Twelve reviews, each with a user name and a text (SPEC §3); the section says that they are samples. The first four are in sight, and all by a box
 * to tick: styles alone, as the row of client projects has it. Paper shows all.
 */
export function ReviewList() {
  const t = useExchangeMessages();
  const reviews = t('reviews.items');
  return (
    <div className={styles.list}>
      <ul className={styles.reviews}>
        {reviews.map(({ username, body }, index) => (
          <li key={username} className={styles.review}>
            <blockquote className={large.includes(index) ? styles.large : styles.body}>{body}</blockquote>
            <p className={styles.user}>{username}</p>
          </li>
        ))}
      </ul>
      <label className={styles.all}>
        <input type="checkbox" className={visuallyHidden} />
        {t('reviews.all', { count: reviews.length })}
      </label>
    </div>
  );
}
