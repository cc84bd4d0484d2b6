import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '../../reveal/useReducedMotion.ts';
import { type CarouselOptions, emblaOptions } from './CarouselOptions.ts';
import { type Autoplay, type AutoplayOptions, runAutoplay } from './runAutoplay.ts';
import { slideScrolledTo } from './slideScrolledTo.ts';

/** Where a carousel stands. Before script runs there is none. */
interface Place {
  /** The first slide of each place it can stop at. */
  readonly stops: readonly number[];
  readonly stop: number;
  readonly canPrevious: boolean;
  readonly canNext: boolean;
}

export interface RunningCarouselOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly options: CarouselOptions;
  readonly autoplay: AutoplayOptions | undefined;
  readonly attach: ((carousel: EmblaCarouselType) => () => void) | undefined;
  readonly onSelect: ((index: number) => void) | undefined;
}

/** A carousel on embla: where it stands, and how to move it. It starts again when its options change. */
export function useRunningCarousel({ root, options, autoplay, attach, onSelect }: RunningCarouselOptions) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  /** The slide that the visitor had scrolled to before script ran. */
  const [scrolledTo, setScrolledTo] = useState<number>();
  // Before embla looks at the slides, in the same commit: they stand as it will move them, and where they were.
  useEffect(() => {
    if (!row) return;
    row.scrollLeft = 0;
    root.current?.setAttribute('data-ready', 'true');
  }, [row, root]);
  const { align, slidesToScroll } = options;
  const perStop = typeof slidesToScroll === 'number' ? slidesToScroll : 1;
  const [embla, carousel] = useEmblaCarousel(
    emblaOptions(scrolledTo === undefined ? options : { ...options, startIndex: Math.floor(scrolledTo / perStop) }),
  );
  const viewport = useCallback(
    (element: HTMLElement | null) => {
      if (element) setScrolledTo(slideScrolledTo(element, align));
      setRow(element);
      embla(element);
    },
    [embla, align],
  );
  const [place, setPlace] = useState<Place>();
  /** The slide that the visitor asked for last. */
  const [asked, setAsked] = useState<number>();
  /** Undefined where nothing moves by itself. */
  const [playing, setPlaying] = useState<boolean>();
  const running = useRef<Autoplay>(undefined);
  const asking = useRef(false);
  const reduced = useReducedMotion();
  const started = useEffectEvent((place: Place) => {
    setPlace(place);
    if (scrolledTo !== undefined) onSelect?.(place.stops[place.stop] ?? 0);
  });
  const selected = useEffectEvent((place: Place) => {
    const slide = place.stops[place.stop] ?? 0;
    setPlace(place);
    setAsked(asking.current ? slide : undefined);
    asking.current = false;
    onSelect?.(slide);
  });

  useEffect(() => {
    if (!carousel) return;
    const look = () => setPlace(placeOf(carousel));
    const select = () => selected(placeOf(carousel));
    carousel.on('select', select).on('reInit', look);
    started(placeOf(carousel));
    return () => {
      carousel.off('select', select).off('reInit', look);
    };
  }, [carousel]);

  useEffect(() => (carousel && attach ? attach(carousel) : undefined), [carousel, attach]);

  const moves = (place?.stops.length ?? 0) > 1;
  const wanted = autoplay && moves && !reduced ? JSON.stringify(autoplay) : undefined;
  useEffect(() => {
    if (!carousel || !root.current || wanted === undefined) return;
    setPlaying(false);
    const started = runAutoplay(carousel, root.current, JSON.parse(wanted), setPlaying);
    running.current = started;
    return () => {
      started.destroy();
      running.current = undefined;
      setPlaying(undefined);
    };
  }, [carousel, root, wanted]);

  const ask = (move: (carousel: EmblaCarouselType) => void) => {
    if (!carousel) return;
    asking.current = true;
    move(carousel);
    // Nothing was to be moved: the next movement is not the visitor's.
    asking.current = false;
  };
  return {
    viewport,
    place: moves ? place : undefined,
    ready: carousel !== undefined && place !== undefined,
    asked,
    playing,
    previous: () => ask((each) => each.scrollPrev()),
    next: () => ask((each) => each.scrollNext()),
    goTo: (stop: number) => ask((each) => each.scrollTo(stop)),
    toggle: () => (playing ? running.current?.pause() : running.current?.play()),
  };
}

function placeOf(carousel: EmblaCarouselType): Place {
  return {
    stops: carousel.internalEngine().slideRegistry.map(([first]) => first ?? 0),
    stop: carousel.selectedScrollSnap(),
    canPrevious: carousel.canScrollPrev(),
    canNext: carousel.canScrollNext(),
  };
}
