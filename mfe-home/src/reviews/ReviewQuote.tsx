import { useHomeMessages } from '../messages.ts';
import * as styles from './ReviewQuote.css.ts';
import type { Review } from './reviews.ts';

/** What one client wrote, with name, role and rating. */
export function ReviewQuote({ review: { id, rating, platform } }: { readonly review: Review }) {
  const t = useHomeMessages();
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text}>
        <p>{t(`reviews.items.${id}.review`)}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <strong>{t(`reviews.items.${id}.name`)}</strong>
        <span>{t(`reviews.items.${id}.position`)}</span>
        <span>{`${platform}, ${rating}`}</span>
      </figcaption>
    </figure>
  );
}
