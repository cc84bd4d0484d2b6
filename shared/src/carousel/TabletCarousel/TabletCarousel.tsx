import type { EmblaCarouselType } from 'embla-carousel';
import { Carousel } from '../Carousel/Carousel.tsx';
import type { CarouselSlide, CarouselWords } from '../Carousel/CarouselSlide.ts';
import { loadAhead } from '../Carousel/loadAhead.ts';
import { enlargeCentre } from './enlargeCentre.ts';
import * as styles from './TabletCarousel.css.ts';

export interface TabletCarouselProps {
  readonly words: CarouselWords;
  /** Each one a picture of a desktop screen. */
  readonly slides: readonly CarouselSlide[];
  readonly onSelect?: ((index: number) => void) | undefined;
}

const options = { loop: true, align: 'center', duration: 50 } as const;
const autoplay = { delay: 4000 };

function attach(carousel: EmblaCarouselType): () => void {
  const [still, letGo] = [enlargeCentre(carousel), loadAhead(carousel)];
  return () => {
    still();
    letGo();
  };
}

/** Desktop screens in tablet frames; the one in the centre is the largest (SPEC §2, case study; §9, tablet slider). */
export function TabletCarousel({ words, slides, onSelect }: TabletCarouselProps) {
  return (
    <Carousel
      words={words}
      slides={slides.map((slide) => ({ ...slide, content: <div className={styles.frame}>{slide.content}</div> }))}
      options={options}
      autoplay={autoplay}
      attach={attach}
      onSelect={onSelect}
      count
      className={styles.carousel}
    />
  );
}
