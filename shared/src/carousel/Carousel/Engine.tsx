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
   * Is called when embla starts, and again when its options change. Returns a cleanup function.
   * @param scrolled true if the visitor had scrolled the row before; the carousel then keeps that position
   */
  readonly onRun: (carousel: RunningCarousel, scrolled: boolean) => () => void;
}

/** Runs a carousel with embla, and renders nothing. It is a chunk of its own, loaded when the carousel is near the viewport. */
export default function Engine({ root, row, options, onRun }: EngineProps) {
  const [embla, carousel] = useEmblaCarousel(toEmblaOptions(options));
  /** Slide that the visitor had scrolled to before embla started. */
  const scrolledTo = useRef<number>(undefined);
  // Applies the layout of the running carousel before embla measures it. The visitor may have scrolled the row until now, so its position
  // is read first.
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
  // A layout effect runs before paint, so the visitor sees no jump to the first slide.
  useLayoutEffect(() => (carousel ? run(carousel) : undefined), [carousel]);
  useEffect(() => (carousel ? preloadSlides(carousel) : undefined), [carousel]);
  return null;
}
