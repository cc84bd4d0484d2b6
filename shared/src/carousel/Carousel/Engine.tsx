import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type CarouselOptions, emblaOptions } from './CarouselOptions.ts';
import { slideScrolledTo } from './slideScrolledTo.ts';

export interface EngineProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly row: HTMLElement;
  readonly options: CarouselOptions;
  /**
   * Told when it runs, or runs again because its options have changed. Returns how to let go of it.
   * @param scrolledTo the slide that the visitor had scrolled to before, where they had
   */
  readonly onRun: (carousel: EmblaCarouselType, scrolledTo: number | undefined) => () => void;
}

/** What moves a carousel: embla. A chunk of its own, which comes when the carousel is near the window; it shows nothing itself. */
export default function Engine({ root, row, options, onRun }: EngineProps) {
  const [scrolledTo] = useState(() => slideScrolledTo(row, options.align));
  const perStop = typeof options.slidesToScroll === 'number' ? options.slidesToScroll : 1;
  const [embla, carousel] = useEmblaCarousel(
    emblaOptions(scrolledTo === undefined ? options : { ...options, startIndex: Math.floor(scrolledTo / perStop) }),
  );
  // Before embla looks at the slides: they stand as it will move them, and where they were.
  useLayoutEffect(() => {
    row.scrollLeft = 0;
    root.current?.setAttribute('data-ready', 'true');
    embla(row);
  }, [embla, row, root]);
  const run = useEffectEvent(onRun);
  useEffect(() => (carousel ? run(carousel, scrolledTo) : undefined), [carousel, scrolledTo]);
  return null;
}
