import { visuallyHidden } from 'shared/design';
import { useExchangeMessages } from '../../messages.ts';
import * as styles from './ReviewList.css.ts';

/** Styles of wide reviews by index: the first spans all columns, the eighth two, so that each row is full. */
const shapes: Readonly<Record<number, string>> = { 0: styles.first, 7: styles.wide };

/**
 * Lists twelve reviews, each with user name and text (SPEC §3); a note marks them as samples. At first four are visible, in two columns
 * five. A checkbox shows all, with CSS alone. Print shows all.
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
