import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '../../reveal/useReducedMotion.ts';
import type { RunningCarousel } from './CarouselOptions.ts';
import { onceNearViewport } from './onceNearViewport.ts';
import { type Autoplay, type AutoplayOptions, runAutoplay } from './runAutoplay.ts';

interface Place {
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

/** Runs a carousel with embla once the carousel is near the viewport. Returns its state, and functions that move it. */
export function useRunningCarousel({ root, autoplay, attach, onSelect }: RunningCarouselOptions) {
  const [row, viewport] = useState<HTMLElement | null>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (root.current ? onceNearViewport(root.current, () => setIsNear(true)) : undefined), [root]);
  const [carousel, setCarousel] = useState<RunningCarousel>();
  const [place, setPlace] = useState<Place>();
  /** Index of the slide to which the visitor moved last. Screen readers announce this slide. */
  const [announcedSlide, setAnnouncedSlide] = useState<number>();
  /** Tells whether autoplay runs; undefined without autoplay. */
  const [isPlaying, setPlaying] = useState<boolean>();
  const autoplayControls = useRef<Autoplay>(undefined);
  const isVisitorMove = useRef(false);
  const prefersReducedMotion = useReducedMotion();
  /** True once autoplay was paused or has ended; the visitor may pause it before its start. It then stays paused when it starts again. */
  const isPaused = useRef(false);
  const onRun = (runs: RunningCarousel, scrolled: boolean) => {
    const place = readPlace(runs);
    setCarousel(runs);
    setPlace(place);
    if (scrolled) onSelect?.(place.stops[place.stop] ?? 0);
    return () => setCarousel(undefined);
  };
  const handleSelect = useEffectEvent((place: Place) => {
    const slide = place.stops[place.stop] ?? 0;
    setPlace(place);
    setAnnouncedSlide(isVisitorMove.current ? slide : undefined);
    isVisitorMove.current = false;
    onSelect?.(slide);
  });

  useEffect(() => {
    if (!carousel) return;
    const updatePlace = () => setPlace(readPlace(carousel));
    const select = () => handleSelect(readPlace(carousel));
    carousel.on('select', select).on('reInit', updatePlace);
    return () => {
      carousel.off('select', select).off('reInit', updatePlace);
    };
  }, [carousel]);

  useEffect(() => (carousel && attach ? attach(carousel) : undefined), [carousel, attach]);

  const canMove = (place?.stops.length ?? 0) > 1;
  const autoplayKey = autoplay && canMove && !prefersReducedMotion ? JSON.stringify(autoplay) : undefined;
  useEffect(() => {
    if (!carousel || !root.current || autoplayKey === undefined) return;
    setPlaying(false);
    const staysPaused = isPaused.current;
    const started = runAutoplay(carousel, root.current, JSON.parse(autoplayKey), (nextPlaying) => {
      isPaused.current = !nextPlaying;
      setPlaying(nextPlaying);
    });
    autoplayControls.current = started;
    if (staysPaused) started.pause();
    return () => {
      started.destroy();
      autoplayControls.current = undefined;
      setPlaying(undefined);
    };
  }, [carousel, root, autoplayKey]);

  /** Moves the carousel on the visitor's request, so that screen readers announce the slide. Called only while it runs (`ready`). */
  const moveForVisitor = (move: (carousel: RunningCarousel) => void) => {
    if (!carousel) return;
    isVisitorMove.current = true;
    move(carousel);
    // Clears `isVisitorMove` in case nothing moved. Otherwise the next step of autoplay would count as the visitor's move.
    isVisitorMove.current = false;
  };
  return {
    viewport,
    place: canMove ? place : undefined,
    ready: carousel !== undefined && place !== undefined,
    announcedSlide,
    isPlaying,
    /** True if autoplay is requested and allowed: the carousel runs, it can move, and the visitor does not prefer reduced motion. */
    hasAutoplay: autoplayKey !== undefined,
    previous: () => moveForVisitor((each) => each.scrollPrev()),
    next: () => moveForVisitor((each) => each.scrollNext()),
    goTo: (stop: number) => moveForVisitor((each) => each.scrollTo(stop)),
    toggle: () => {
      if (!autoplayControls.current) isPaused.current = !isPaused.current;
      else if (isPlaying) autoplayControls.current.pause();
      else autoplayControls.current.play();
    },
    /** Props of `Engine`; undefined until the carousel is near the viewport. */
    engine: isNear && row ? { root, row, onRun } : undefined,
  };
}

function readPlace(carousel: RunningCarousel): Place {
  return {
    stops: carousel.internalEngine().slideRegistry.map(([first]) => first ?? 0),
    stop: carousel.selectedScrollSnap(),
    canPrevious: carousel.canScrollPrev(),
    canNext: carousel.canScrollNext(),
  };
}
