import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type CarouselOptions, type RunningCarousel, toEmblaOptions } from './CarouselOptions.ts';
import { findScrolledSlide } from './findScrolledSlide.ts';
import { preloadSlides } from './preloadSlides.ts';

export interface EngineProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly row: HTMLElement;
  readonly options: CarouselOptions;
  /**
   * Is called when embla starts, and again after its options change. Returns a cleanup function.
   * @param scrolled true if the visitor had already scrolled the row; the carousel keeps that position
   */
  readonly onRun: (carousel: RunningCarousel, scrolled: boolean) => () => void;
}

/** Runs a carousel with embla; renders nothing. A separate chunk, loaded when the carousel is near the viewport. */
export default function Engine({ root, row, options, onRun }: EngineProps) {
  const [embla, carousel] = useEmblaCarousel(toEmblaOptions(options));
  /** Index of the slide to which the visitor had scrolled before embla started. */
  const scrolledTo = useRef<number>(undefined);
  // Reads the visitor's scroll position. Then sets `data-ready` and scrolls the row back, because embla must measure the unscrolled row.
  useLayoutEffect(() => {
    scrolledTo.current ??= findScrolledSlide(row, options.align);
    row.scrollLeft = 0;
    root.current?.setAttribute('data-ready', 'true');
    embla(row);
  }, [embla, row, root, options.align]);
  const run = useEffectEvent((runs: RunningCarousel) => {
    const slide = scrolledTo.current;
    scrolledTo.current = undefined;
    if (slide === undefined) return onRun(runs, false);
    const stops = runs.internalEngine().slideRegistry;
    const stop = stops.findIndex((slides) => slides.includes(slide));
    if (stop >= 0) runs.scrollTo(stop, true);
    return onRun(runs, true);
  });
  // Starts embla in a layout effect, before paint, so that the visitor never sees a jump to the first slide.
  useLayoutEffect(() => (carousel ? run(carousel) : undefined), [carousel]);
  useEffect(() => (carousel ? preloadSlides(carousel) : undefined), [carousel]);
  return null;
}
