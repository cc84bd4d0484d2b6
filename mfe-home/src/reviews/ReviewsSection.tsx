import { Section } from 'shared/design';
import { Carousel } from '../carousel/Carousel.tsx';
import { useHomeMessages } from '../messages.ts';
import { ReviewQuote } from './ReviewQuote.tsx';
import * as styles from './ReviewsSection.css.ts';
import { rating, reviews } from './reviews.ts';

/** The rating and the seven testimonials (SPEC §2). No autoplay (SPEC §4). */
export function ReviewsSection() {
  const t = useHomeMessages();
  return (
    <Section id="reviews" label={t('reviews.label')} title={t('reviews.title')}>
      <p className={styles.rating} role="img" aria-label={t('reviews.ratingLabel', { rating })}>
        {rating}
      </p>
      <p>
        {t('reviews.count')} {t('reviews.platform')}
      </p>
      <p className={styles.note}>{t('reviews.sampleNote')}</p>
      <Carousel
        label={t('reviews.controls.label')}
        previous={t('reviews.controls.previous')}
        next={t('reviews.controls.next')}
        slides={reviews.map((review, index) => ({
          key: review.id,
          label: t('reviews.controls.position', { current: index + 1, total: reviews.length }),
          content: <ReviewQuote review={review} />,
        }))}
      />
    </Section>
  );
}
