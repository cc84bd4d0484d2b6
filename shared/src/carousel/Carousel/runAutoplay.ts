/** Autoplay of a carousel (SPEC §3). An option that is left out is as embla's own autoplay has it. */
export interface AutoplayOptions {
  /** Milliseconds between two slides: 4000. */
  readonly delay?: number | undefined;
  /** A pointer pressed on the slides ends it; else it only holds it while pressed. On. */
  readonly stopOnInteraction?: boolean | undefined;
  /** It waits while the mouse is over it. Off. */
  readonly stopOnMouseEnter?: boolean | undefined;
  /** It waits while keyboard focus is inside, in the buttons too. On. */
  readonly stopOnFocusIn?: boolean | undefined;
  /** It ends at the last slide. Off. */
  readonly stopOnLastSnap?: boolean | undefined;
  /** On. */
  readonly playOnInit?: boolean | undefined;
  /** The next slide is there at once. Off. */
  readonly jump?: boolean | undefined;
}

/** The part of embla that autoplay calls. */
export interface AutoplayTarget {
  scrollNext(jump?: boolean): void;
  scrollTo(index: number, jump?: boolean): void;
  canScrollNext(): boolean;
  selectedScrollSnap(): number;
  scrollSnapList(): number[];
  on(event: 'pointerDown' | 'pointerUp' | 'select', callback: () => void): unknown;
  off(event: 'pointerDown' | 'pointerUp' | 'select', callback: () => void): unknown;
}

export interface Autoplay {
  play(): void;
  pause(): void;
  /** Ends it and leaves no timer and no listener behind. */
  destroy(): void;
}

type PauseReason = 'pointer' | 'mouse' | 'focus' | 'hidden';

/**
 * Moves a carousel by itself. Playing is what the visitor decides, and `onChange` tells; what merely holds it for a while (the
 * mouse, focus, a hidden tab) does not change that. Embla's own plugin knows no such difference: a pause by button ends there as
 * soon as the mouse leaves the slides.
 */
export function runAutoplay(
  carousel: AutoplayTarget,
  root: HTMLElement,
  options: AutoplayOptions,
  onChange: (isPlaying: boolean) => void,
): Autoplay {
  const { delay = 4000, stopOnInteraction = true, stopOnMouseEnter = false, stopOnFocusIn = true } = options;
  const { stopOnLastSnap = false, playOnInit = true, jump = false } = options;
  const abort = new AbortController();
  const pauseReasons = new Set<PauseReason>();
  let isPlaying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    clearTimeout(timer);
    if (isPlaying && pauseReasons.size === 0 && !abort.signal.aborted) timer = setTimeout(next, delay);
  };
  const setPlaying = (nextPlaying: boolean) => {
    const changed = isPlaying !== nextPlaying;
    isPlaying = nextPlaying;
    schedule();
    if (changed) onChange(nextPlaying);
  };
  const pauseFor = (reason: PauseReason) => {
    pauseReasons.add(reason);
    schedule();
  };
  const resumeFor = (reason: PauseReason) => {
    if (pauseReasons.delete(reason)) schedule();
  };
  function next() {
    if (carousel.canScrollNext()) carousel.scrollNext(jump);
    else carousel.scrollTo(0, jump);
    if (stopOnLastSnap && carousel.selectedScrollSnap() === carousel.scrollSnapList().length - 1) setPlaying(false);
    else schedule();
  }
  const onPointerDown = () => (stopOnInteraction ? setPlaying(false) : pauseFor('pointer'));
  const onPointerUp = () => resumeFor('pointer');
  const checkVisibility = () => (document.visibilityState === 'hidden' ? pauseFor('hidden') : resumeFor('hidden'));
  const isInside = (target: EventTarget | null) => target instanceof Node && root.contains(target);

  carousel.on('pointerDown', onPointerDown);
  carousel.on('pointerUp', onPointerUp);
  // A slide that the visitor chose stays as long as any other.
  carousel.on('select', schedule);
  const until = { signal: abort.signal };
  document.addEventListener('visibilitychange', checkVisibility, until);
  if (stopOnMouseEnter) {
    root.addEventListener('mouseenter', () => pauseFor('mouse'), until);
    root.addEventListener('mouseleave', () => resumeFor('mouse'), until);
  }
  if (stopOnFocusIn) {
    // A click puts focus on a button too, but that is no reading.
    const handleFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget) && target instanceof Element && target.matches(':focus-visible')) pauseFor('focus');
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) resumeFor('focus');
    };
    root.addEventListener('focusin', handleFocusIn, until);
    root.addEventListener('focusout', handleFocusOut, until);
  }
  checkVisibility();
  if (playOnInit) setPlaying(true);

  return {
    play() {
      // Whoever presses "play" with the mouse over it or focus inside means it.
      pauseReasons.delete('mouse');
      pauseReasons.delete('focus');
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    destroy() {
      abort.abort();
      clearTimeout(timer);
      carousel.off('pointerDown', onPointerDown);
      carousel.off('pointerUp', onPointerUp);
      carousel.off('select', schedule);
    },
  };
}
