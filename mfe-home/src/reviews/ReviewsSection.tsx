import { type CSSProperties, useState } from 'react';
import { useAssets } from 'shared/assets';
import { Carousel, type CarouselOptions } from 'shared/carousel';
import { getCursorTargetProps } from 'shared/cursor';
import { SampleNote, Section } from 'shared/design';
import river from '../../art/reviews-river.svg';
import portraitRiver from '../../art/reviews-river-portrait.svg';
import { useHomeMessages } from '../messages.ts';
import { ReviewQuote } from './ReviewQuote.tsx';
import * as styles from './ReviewsSection.css.ts';
import { rating, reviews } from './reviews.ts';
import { turnTowardsClick } from './turnTowardsClick.ts';

const options: CarouselOptions = { align: 'start', containScroll: 'trimSnaps' };

/**
 * Shows the rating and seven testimonials (SPEC §2) below a stream. The slider has no autoplay; drag, buttons, keys and clicks on either
 * half move it (SPEC §4).
 */
export function ReviewsSection() {
  const t = useHomeMessages();
  const address = useAssets();
  const [active, setActive] = useState(0);
  const drawings = { '--river': `url(${address(river)})`, '--river-portrait': `url(${address(portraitRiver)})` };
  return (
    <Section
      id="reviews"
      label={t('reviews.label')}
      title={t('reviews.title')}
      intro={
        <div className={styles.figure}>
          <p className={styles.rating} role="img" aria-label={t('reviews.ratingLabel', { rating })}>
            {rating}
          </p>
          <p className={styles.count}>
            {t('reviews.count')} <span className={styles.platform}>{t('reviews.platform')}</span>
          </p>
          <SampleNote block="reviews" className={styles.note}>
            {t('reviews.sampleNote')}
          </SampleNote>
        </div>
      }
      layout="split"
      space="below"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the bubble only helps mouse users; the buttons inside do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same */}
      <div
        className={styles.slider}
        style={drawings as CSSProperties}
        data-hydrate="interaction"
        onClick={turnTowardsClick}
        {...getCursorTargetProps('project')}
      >
        <Carousel
          className={styles.carousel}
          options={options}
          count
          onSelect={setActive}
          words={{
            label: t('reviews.controls.label'),
            previous: t('reviews.controls.previous'),
            next: t('reviews.controls.next'),
            // Label of the pause button: empty, because this slider has no autoplay.
            pause: '',
            play: '',
          }}
          slides={reviews.map((review, index) => ({
            id: review.id,
            label: t('reviews.controls.position', { current: index + 1, total: reviews.length }),
            content: <ReviewQuote review={review} active={index === active} />,
          }))}
        />
      </div>
    </Section>
  );
}
