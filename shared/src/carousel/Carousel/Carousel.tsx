import { type KeyboardEvent, lazy, Suspense, useId, useRef } from 'react';
import { useLanguage } from 'shared/language';
import type { Language } from '../../contract/Language.ts';
import * as round from '../../design/RoundButton/RoundButton.css.ts';
import { RoundButton } from '../../design/RoundButton/RoundButton.tsx';
import { RoundSign } from '../../design/RoundButton/RoundSign.tsx';
import { visuallyHidden } from '../../design/visuallyHidden.css.ts';
import * as styles from './Carousel.css.ts';
import { CarouselControl } from './CarouselControl.tsx';
import { CarouselDots } from './CarouselDots.tsx';
import type { CarouselOptions, RunningCarousel } from './CarouselOptions.ts';
import type { CarouselSlide, CarouselWords } from './CarouselSlide.ts';
import { computeInitialRow } from './computeInitialRow.ts';
import type { AutoplayOptions } from './runAutoplay.ts';
import { useRunningCarousel } from './useRunningCarousel.ts';

export interface CarouselProps {
  readonly words: CarouselWords;
  readonly slides: readonly CarouselSlide[];
  readonly options?: CarouselOptions | undefined;
  /** Absent: only the visitor moves the carousel. With reduced motion, a carousel never moves by itself. */
  readonly autoplay?: AutoplayOptions | undefined;
  /** Shows a dot for each stop: a position at which the row comes to rest. */
  readonly dots?: boolean | undefined;
  /** Shows the number of the current slide and the total: "3 / 9". */
  readonly count?: boolean | undefined;
  /** Receives the index of the new slide. */
  readonly onSelect?: ((index: number) => void) | undefined;
  /** Called with embla's carousel once it runs; returns a cleanup function. Must not change between renders: a new one is called again. */
  readonly attach?: ((carousel: RunningCarousel) => () => void) | undefined;
  /** Class that sets `carouselVars`: number of visible slides by viewport width, and their gap. */
  readonly className?: string | undefined;
}

const noOptions: CarouselOptions = {};

/** Descriptions for screen readers (`aria-roledescription`), by language. */
const roleDescriptions: Readonly<Record<Language, readonly [carousel: string, slide: string]>> = {
  ua: ['карусель', 'слайд'],
  en: ['carousel', 'slide'],
};

/** Loads embla. If that fails, the row still scrolls natively, and its controls are links to slides. */
const Engine = lazy(() =>
  import(/* webpackChunkName: "embla" */ './Engine.tsx').catch(() => ({ default: () => null })),
);

/**
 * Renders slides that move by drag, buttons, arrow keys and dots, and with `autoplay` by themselves (SPEC §3, carousel options; §4,
 * carousels). Without script, the row scrolls natively and its buttons are links to slides. The start of the script shifts no layout.
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
  const id = useId();
  const [carouselRole, slideRole] = roleDescriptions[useLanguage()];
  const root = useRef<HTMLDivElement>(null);
  const running = useRunningCarousel({ root, autoplay, attach, onSelect });
  const { ready, place, isPlaying } = running;
  const initialRow = computeInitialRow(slides.length, options);
  const { stops, stop } = place ?? initialRow;
  const hasControls = ready ? place !== undefined : slides.length > 1;
  const isPaused = ready ? isPlaying === false : false;
  const handleKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    // Leaves key combinations to the browser, such as Alt and an arrow for Back and Forward.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') running.previous();
    else if (event.key === 'ArrowRight') running.next();
    else return;
    event.preventDefault();
  };
  const getSlideId = (index: number) => `${id}${slides[index]?.id}`;
  /** Returns the id of the slide beside the first one. At an end without a loop, returns the id of the first slide itself. */
  const getNeighbourId = (step: 1 | -1) => {
    const index = (options.startIndex ?? 0) + step;
    const last = slides.length - 1;
    if (options.loop) return getSlideId((index + slides.length) % slides.length);
    return getSlideId(Math.min(Math.max(index, 0), last));
  };
  const listDots = (each: readonly number[]) =>
    each.map((first) => ({ id: getSlideId(first), label: slides[first]?.label ?? '' }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={root}
      role="group"
      aria-roledescription={carouselRole}
      data-carousel=""
      aria-label={words.label}
      data-hydrate="visible"
      data-loop={options.loop || undefined}
      className={[styles.carousel, className].filter(Boolean).join(' ')}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={running.viewport}
        role="group"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        tabIndex={0}
        onKeyDown={ready ? handleKey : undefined}
        className={styles.viewport}
      >
        <div className={initialRow.lead ? styles.centred[initialRow.lead] : styles.slides}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
            <div
              key={slide.id}
              id={getSlideId(index)}
              role="group"
              aria-roledescription={slideRole}
              data-slide=""
              aria-label={slide.label}
              className={index < initialRow.firstInRow ? styles.laterSlide : styles.slide}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <div className={`${styles.controls} ${dots ? styles.withDots : ''}`}>
        {hasControls && (
          <CarouselControl
            step={-1}
            label={words.previous}
            to={getNeighbourId(-1)}
            idle={place ? !place.canPrevious : !options.loop && stop === 0}
            onPress={running.previous}
            className={round.button}
          >
            <RoundSign shape="previous" />
          </CarouselControl>
        )}
        {hasControls && (
          <CarouselDots
            stops={listDots(dots ? stops : initialRow.stops)}
            current={stop}
            onChoose={running.goTo}
            onlyWithoutScript={!dots}
          />
        )}
        {hasControls && (
          <CarouselControl
            step={1}
            label={words.next}
            to={getNeighbourId(1)}
            idle={place && !place.canNext}
            onPress={running.next}
            className={round.button}
          >
            <RoundSign shape="next" />
          </CarouselControl>
        )}
        {autoplay && slides.length > 1 && (
          // Hydration removes this button if the visitor prefers reduced motion, which the server cannot know.
          <span data-differs-hydrated="autoplay" className={styles.pause}>
            {(running.hasAutoplay || !ready) && (
              <RoundButton
                shape={isPaused ? 'play' : 'pause'}
                label={isPaused ? words.play : words.pause}
                onClick={running.toggle}
              />
            )}
          </span>
        )}
        {count && hasControls && (
          <span aria-hidden="true" className={styles.count}>{`${stop + 1} / ${stops.length}`}</span>
        )}
        {running.engine && (
          <Suspense fallback={null}>
            <Engine {...running.engine} options={options} />
          </Suspense>
        )}
        <span aria-live="polite" className={visuallyHidden}>
          {running.announcedSlide !== undefined && slides[running.announcedSlide]?.label}
        </span>
      </div>
    </div>
  );
}
