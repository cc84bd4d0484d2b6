import { type KeyboardEvent, lazy, Suspense, useId, useRef } from 'react';
import { useLanguage } from 'shared/language';
import type { Language } from '../../contract/Language.ts';
import * as round from '../../design/RoundButton/RoundButton.css.ts';
import { RoundButton } from '../../design/RoundButton/RoundButton.tsx';
import { RoundSign } from '../../design/RoundButton/RoundSign.tsx';
import { visuallyHidden } from '../../design/visuallyHidden.css.ts';
import * as styles from './Carousel.css.ts';
import { CarouselDots } from './CarouselDots.tsx';
import { CarouselLink } from './CarouselLink.tsx';
import type { CarouselOptions, RunningCarousel } from './CarouselOptions.ts';
import type { CarouselSlide, CarouselWords } from './CarouselSlide.ts';
import { rowBefore } from './rowBefore.ts';
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
  /** Follows the running carousel; always the same function. Returns how to let go. */
  readonly attach?: ((carousel: RunningCarousel) => () => void) | undefined;
  /** Sets `carouselVars`: how many slides are in view at which width, and the gap between them. */
  readonly className?: string | undefined;
}

const noOptions: CarouselOptions = {};

/** Names of a carousel and of a slide for screen readers, in the page's language. */
const said: Readonly<Record<Language, readonly [carousel: string, slide: string]>> = {
  ua: ['карусель', 'слайд'],
  en: ['carousel', 'slide'],
};

/** If this chunk does not come, the row keeps scrolling natively, with links for buttons. */
const Engine = lazy(() =>
  import(/* webpackChunkName: "embla" */ './Engine.tsx').catch(() => ({ default: () => null })),
);

/**
 * Slides that move by drag, buttons, arrow keys, dots and, where asked, by themselves (SPEC §3, carousel options; §4, carousels).
 * Before script runs, and without it, they are a row that scrolls, and its buttons are links to slides: nothing moves when it begins to run.
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
  const [ofAll, ofEach] = said[useLanguage()];
  const root = useRef<HTMLDivElement>(null);
  const running = useRunningCarousel({ root, autoplay, attach, onSelect });
  const { ready, place, playing } = running;
  const before = rowBefore(slides.length, options);
  const { stops, stop } = place ?? before;
  const steered = ready ? place !== undefined : slides.length > 1;
  const paused = ready ? playing === false : false;
  const steer = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'ArrowLeft') running.previous();
    else if (event.key === 'ArrowRight') running.next();
    else return;
    event.preventDefault();
  };
  const idOf = (index: number) => `${id}${slides[index]?.id}`;
  /** The slide beside the one that it begins at; at an end without a loop, that slide itself. */
  const besideFirst = (step: 1 | -1) => {
    const index = (options.startIndex ?? 0) + step;
    const last = slides.length - 1;
    if (options.loop) return idOf((index + slides.length) % slides.length);
    return idOf(Math.min(Math.max(index, 0), last));
  };
  const dotsOf = (each: readonly number[]) =>
    each.map((first) => ({ id: idOf(first), label: slides[first]?.label ?? '' }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={root}
      role="group"
      aria-roledescription={ofAll}
      data-carousel=""
      aria-label={words.label}
      data-needs="near"
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
        onKeyDown={ready ? steer : undefined}
        className={styles.viewport}
      >
        <div className={before.lead ? styles.centred[before.lead] : styles.slides}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
            <div
              key={slide.id}
              id={idOf(index)}
              role="group"
              aria-roledescription={ofEach}
              data-slide=""
              aria-label={slide.label}
              className={index < before.firstInRow ? styles.laterSlide : styles.slide}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <div className={`${styles.controls} ${dots ? styles.withDots : ''}`}>
        {steered && (
          <CarouselLink
            step={-1}
            label={words.previous}
            to={besideFirst(-1)}
            idle={place ? !place.canPrevious : !options.loop && stop === 0}
            onPress={running.previous}
            className={round.button}
          >
            <RoundSign shape="previous" />
          </CarouselLink>
        )}
        {steered && (
          <CarouselDots
            stops={dotsOf(dots ? stops : before.stops)}
            current={stop}
            onChoose={running.goTo}
            onlyWithoutScript={!dots}
          />
        )}
        {steered && (
          <CarouselLink
            step={1}
            label={words.next}
            to={besideFirst(1)}
            idle={place && !place.canNext}
            onPress={running.next}
            className={round.button}
          >
            <RoundSign shape="next" />
          </CarouselLink>
        )}
        {autoplay && slides.length > 1 && (
          // Whether less motion is asked for is known in the browser only: there is nothing to pause then.
          <span data-differs-live="autoplay" className={styles.pause}>
            {(running.movesItself || !ready) && (
              <RoundButton
                shape={paused ? 'play' : 'pause'}
                label={paused ? words.play : words.pause}
                onClick={running.toggle}
              />
            )}
          </span>
        )}
        {count && steered && <span aria-hidden="true" className={styles.count}>{`${stop + 1} / ${stops.length}`}</span>}
        {running.engine && (
          <Suspense fallback={null}>
            <Engine {...running.engine} options={options} />
          </Suspense>
        )}
        <span aria-live="polite" className={visuallyHidden}>
          {running.asked !== undefined && slides[running.asked]?.label}
        </span>
      </div>
    </div>
  );
}
