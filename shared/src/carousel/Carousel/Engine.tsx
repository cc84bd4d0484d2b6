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
   * Told when it runs, or runs again because its options have changed. Returns how to let go of it.
   * @param scrolled whether the visitor had scrolled the row before, so that it is there
   */
  readonly onRun: (carousel: RunningCarousel, scrolled: boolean) => () => void;
}

/** Runs a carousel with embla. A chunk of its own, loaded when the carousel comes near the window; it renders nothing itself. */
export default function Engine({ root, row, options, onRun }: EngineProps) {
  const [embla, carousel] = useEmblaCarousel(toEmblaOptions(options));
  /** The slide that the visitor had scrolled to. */
  const scrolledTo = useRef<number>(undefined);
  // Before embla looks at the slides: they are where it will move them from. Until here the visitor may have scrolled the row.
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
  // Before anything of it is painted: it is where the row was.
  useLayoutEffect(() => (carousel ? run(carousel) : undefined), [carousel]);
  useEffect(() => (carousel ? preloadSlides(carousel) : undefined), [carousel]);
  return null;
}
