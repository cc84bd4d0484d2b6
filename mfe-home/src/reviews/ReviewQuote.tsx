import { useIsSample } from 'shared/design';
import { useHomeMessages } from '../messages.ts';
import * as styles from './ReviewQuote.css.ts';
import type { Review } from './reviews.ts';

interface ReviewQuoteProps {
  readonly review: Review;
  /** The one that the slider stands at: its station is the buoy. */
  readonly active: boolean;
}

/**
 * Shows what one client wrote, with name and role. An invented one carries no platform's signature. It hangs from the stream, at a stone
 * of its own.
 */
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
