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
   * Is called when it runs, and again when its options change. Returns a cleanup function.
   * @param scrolled true if the visitor had scrolled the row, and it stays there
   */
  readonly onRun: (carousel: RunningCarousel, scrolled: boolean) => () => void;
}

/** Runs a carousel with embla. It is a chunk of its own, loaded when the carousel comes near the window, and renders nothing. */
export default function Engine({ root, row, options, onRun }: EngineProps) {
  const [embla, carousel] = useEmblaCarousel(toEmblaOptions(options));
  /** Slide that the visitor had scrolled to. */
  const scrolledTo = useRef<number>(undefined);
  // Arranges the slides as embla will, before it measures them. Until now the visitor may have scrolled the row.
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
  // Before paint, so that it starts where the row was.
  useLayoutEffect(() => (carousel ? run(carousel) : undefined), [carousel]);
  useEffect(() => (carousel ? preloadSlides(carousel) : undefined), [carousel]);
  return null;
}
