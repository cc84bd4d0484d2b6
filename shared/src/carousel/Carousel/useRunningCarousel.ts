import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '../../reveal/useReducedMotion.ts';
import type { RunningCarousel } from './CarouselOptions.ts';
import { type Autoplay, type AutoplayOptions, runAutoplay } from './runAutoplay.ts';
import { whenNear } from './whenNear.ts';

/** Position of a running carousel. Before script runs there is none. */
interface Place {
  /** The first slide of each place it can stop at. */
  readonly stops: readonly number[];
  readonly stop: number;
  readonly canPrevious: boolean;
  readonly canNext: boolean;
}

export interface RunningCarouselOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly autoplay: AutoplayOptions | undefined;
  readonly attach: ((carousel: RunningCarousel) => () => void) | undefined;
  readonly onSelect: ((index: number) => void) | undefined;
}

/** A carousel on embla, which is asked for when it is near: where it stands, and how to move it. It starts again when its options change. */
export function useRunningCarousel({ root, autoplay, attach, onSelect }: RunningCarouselOptions) {
  const [row, viewport] = useState<HTMLElement | null>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (root.current ? whenNear(root.current, () => setNear(true)) : undefined), [root]);
  const [carousel, setCarousel] = useState<RunningCarousel>();
  const [place, setPlace] = useState<Place>();
  /** The slide that the visitor asked for last. */
  const [asked, setAsked] = useState<number>();
  /** Undefined where nothing moves by itself. */
  const [playing, setPlaying] = useState<boolean>();
  const running = useRef<Autoplay>(undefined);
  const asking = useRef(false);
  const reduced = useReducedMotion();
  /** The visitor has asked it to keep still before it could move. */
  const keptStill = useRef(false);
  /** Steps that were asked for before the carousel ran. */
  const waiting = useRef<((carousel: RunningCarousel) => void)[]>([]);
  const onRun = (runs: RunningCarousel, scrolled: boolean) => {
    const place = placeOf(runs);
    setCarousel(runs);
    setPlace(place);
    if (scrolled) onSelect?.(place.stops[place.stop] ?? 0);
    return () => setCarousel(undefined);
  };
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
    for (const move of waiting.current.splice(0)) move(carousel);
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
    if (keptStill.current) started.pause();
    return () => {
      started.destroy();
      running.current = undefined;
      setPlaying(undefined);
    };
  }, [carousel, root, wanted]);

  const ask = (move: (carousel: RunningCarousel) => void) => {
    if (!carousel) {
      waiting.current.push(move);
      return;
    }
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
    /** It moves by itself, or will as soon as it is told how. */
    movesItself: wanted !== undefined,
    previous: () => ask((each) => each.scrollPrev()),
    next: () => ask((each) => each.scrollNext()),
    goTo: (stop: number) => ask((each) => each.scrollTo(stop)),
    toggle: () => {
      if (!running.current) keptStill.current = !keptStill.current;
      else if (playing) running.current.pause();
      else running.current.play();
    },
    /** The engine to render once the carousel is near. */
    engine: near && row ? { root, row, onRun } : undefined,
  };
}

function placeOf(carousel: RunningCarousel): Place {
  return {
    stops: carousel.internalEngine().slideRegistry.map(([first]) => first ?? 0),
    stop: carousel.selectedScrollSnap(),
    canPrevious: carousel.canScrollPrev(),
    canNext: carousel.canScrollNext(),
  };
}
