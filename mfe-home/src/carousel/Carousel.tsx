import { type ReactNode, useRef } from 'react';
import * as styles from './Carousel.css.ts';

export interface Slide {
  readonly key: string | number;
  /** What a screen reader calls the slide. */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  readonly label: string;
  /** Names of the two buttons. */
  readonly previous: string;
  readonly next: string;
  readonly slides: readonly Slide[];
}

/** A list that scrolls sideways: by touch, by keyboard, or a page at a time by two buttons. It never moves by itself. */
export function Carousel({ label, previous, next, slides }: CarouselProps) {
  const list = useRef<HTMLDivElement>(null);
  const turn = (direction: -1 | 1) => {
    list.current?.scrollBy({ left: direction * list.current.clientWidth });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        ref={list}
        className={styles.list}
        role="group"
        aria-roledescription="carousel"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        tabIndex={0}
      >
        {slides.map((slide) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
          <div
            key={slide.key}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={slide.label}
          >
            {slide.content}
          </div>
        ))}
      </div>
      <p className={styles.buttons}>
        <button type="button" onClick={() => turn(-1)}>
          {previous}
        </button>
        <button type="button" onClick={() => turn(1)}>
          {next}
        </button>
      </p>
    </>
  );
}
