import { Carousel } from '../Carousel/Carousel.tsx';
import type { CarouselSlide, CarouselWords } from '../Carousel/CarouselSlide.ts';
import { loadAhead } from '../Carousel/loadAhead.ts';
import * as styles from './PhoneCarousel.css.ts';

export interface PhoneCarouselProps {
  readonly words: CarouselWords;
  /** Each one a picture of a phone's screen. */
  readonly slides: readonly CarouselSlide[];
  readonly onSelect?: ((index: number) => void) | undefined;
}

const options = { loop: true, align: 'start' } as const;
const autoplay = { delay: 3000, stopOnMouseEnter: true, stopOnInteraction: false };

/** Phone screens in frames, two in view on desktop and one on mobile (SPEC §2, case study; §9, phone slider). */
export function PhoneCarousel({ words, slides, onSelect }: PhoneCarouselProps) {
  return (
    <Carousel
      words={words}
      slides={slides.map((slide) => ({ ...slide, content: <div className={styles.frame}>{slide.content}</div> }))}
      options={options}
      autoplay={autoplay}
      attach={loadAhead}
      onSelect={onSelect}
      count
      className={styles.carousel}
    />
  );
}
