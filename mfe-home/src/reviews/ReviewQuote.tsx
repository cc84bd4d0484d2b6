import { useIsSample } from 'shared/design';
import { useHomeMessages } from '../messages.ts';
import * as styles from './ReviewQuote.css.ts';
import type { Review } from './reviews.ts';

interface ReviewQuoteProps {
  readonly review: Review;
  /** `true` for the current slide; a dot (the buoy) marks its stone. */
  readonly active: boolean;
}

/** Shows one client's review, with name and role, below its stone in the stream. A sample review names no platform. */
export function ReviewQuote({ review: { id, rating, platform }, active }: ReviewQuoteProps) {
  const t = useHomeMessages();
  const sample = useIsSample('reviews');
  return (
    <figure className={styles.quote} data-active={active || undefined}>
      <blockquote className={styles.text}>
        <p>{t(`reviews.items.${id}.review`)}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <strong className={styles.name}>{t(`reviews.items.${id}.name`)}</strong>
        <span>{t(`reviews.items.${id}.position`)}</span>
        {!sample && <span>{`${platform}, ${rating}`}</span>}
      </figcaption>
    </figure>
  );
}
