import { visuallyHidden } from 'shared/design';
import { useExchangeMessages } from '../../messages.ts';
import * as styles from './ReviewList.css.ts';

/** Of the twelve: the first stands over all columns, a later one over two, so that every row is full. */
const shapes: Readonly<Record<number, string>> = { 0: styles.first, 7: styles.wide };

/**
 * Twelve reviews, each with a user name and a text (SPEC §3); the section says that they are samples. The first four, or five where two stand side by side, are in sight, and all by a box
 * to tick: styles alone, as the row of client projects has it. Paper shows all.
 */
export function ReviewList() {
  const t = useExchangeMessages();
  const reviews = t('reviews.items');
  return (
    <div className={styles.list}>
      <ul className={styles.reviews}>
        {reviews.map(({ username, body }, index) => (
          <li key={username} className={shapes[index] ?? styles.review}>
            <blockquote className={styles.body}>{body}</blockquote>
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
