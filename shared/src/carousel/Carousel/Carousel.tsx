import type { EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, useRef } from 'react';
import { RoundButton } from '../../design/RoundButton/RoundButton.tsx';
import { visuallyHidden } from '../../design/visuallyHidden.css.ts';
import * as styles from './Carousel.css.ts';
import { CarouselDots } from './CarouselDots.tsx';
import type { CarouselOptions } from './CarouselOptions.ts';
import type { CarouselSlide, CarouselWords } from './CarouselSlide.ts';
import type { AutoplayOptions } from './runAutoplay.ts';
import { useRunningCarousel } from './useRunningCarousel.ts';

export interface CarouselProps {
  readonly words: CarouselWords;
  readonly slides: readonly CarouselSlide[];
  readonly options?: CarouselOptions | undefined;
  /** Left out, it moves only when asked. Under reduced motion it never moves by itself. */
  readonly autoplay?: AutoplayOptions | undefined;
  /** A dot for each place it can stop at. */
  readonly dots?: boolean | undefined;
  /** Says in figures which slide of how many it is. */
  readonly count?: boolean | undefined;
  /** Called with the slide it comes to. */
  readonly onSelect?: ((index: number) => void) | undefined;
  /** Follows the running carousel; always the same function. Returns how to let go. For the carousels of this entry point. */
  readonly attach?: ((carousel: EmblaCarouselType) => () => void) | undefined;
  /** Sets `carouselVars`: how many slides are in view at which width, and the gap between them. */
  readonly className?: string | undefined;
}

const noOptions: CarouselOptions = {};

/**
 * Slides that move by drag, buttons, arrow keys, dots and, where asked, by themselves (SPEC §3, carousel options; §4, carousels).
 * Before script runs, and without it, they are a row that scrolls.
 */
export function Carousel({
  words,
  slides,
  options = noOptions,
  autoplay,
  dots = false,
  count = false,
  onSelect,
  attach,
  className,
}: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const running = useRunningCarousel({ root, options, autoplay, attach, onSelect });
  const { place, playing } = running;
  const steered = place !== undefined || !running.ready;
  const steer = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'ArrowLeft') running.previous();
    else if (event.key === 'ArrowRight') running.next();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={words.label}
      data-ready={running.ready || undefined}
      className={[styles.carousel, className].filter(Boolean).join(' ')}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={running.viewport}
        role="group"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        tabIndex={0}
        onKeyDown={running.ready ? steer : undefined}
        className={styles.viewport}
      >
        <div className={styles.slides}>
          {slides.map(({ id, label, content }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
            <div key={id} role="group" aria-roledescription="slide" aria-label={label} className={styles.slide}>
              {content}
            </div>
          ))}
        </div>
      </div>
      {/* Dots and count come with the running carousel, which knows its stops. */}
      <div data-differs-live="carousel" className={`${styles.controls} ${dots ? styles.withDots : ''}`}>
        {steered && (
          <RoundButton
            shape="previous"
            label={words.previous}
            idle={place && !place.canPrevious}
            onClick={running.previous}
          />
        )}
        {dots && place && (
          <CarouselDots
            labels={place.stops.map((first) => slides[first]?.label ?? '')}
            current={place.stop}
            onChoose={running.goTo}
          />
        )}
        {steered && (
          <RoundButton shape="next" label={words.next} idle={place && !place.canNext} onClick={running.next} />
        )}
        {playing !== undefined && (
          <RoundButton
            shape={playing ? 'pause' : 'play'}
            label={playing ? words.pause : words.play}
            onClick={running.toggle}
          />
        )}
        {count && place && (
          <span aria-hidden="true" className={styles.count}>{`${place.stop + 1} / ${place.stops.length}`}</span>
        )}
        <span aria-live="polite" className={visuallyHidden}>
          {running.asked !== undefined && slides[running.asked]?.label}
        </span>
      </div>
    </div>
  );
}
