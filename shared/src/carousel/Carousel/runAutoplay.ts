/** Autoplay options (SPEC §3). The defaults are those of embla's own autoplay. */
export interface AutoplayOptions {
  /** Milliseconds between two slides. Default: 4000. */
  readonly delay?: number | undefined;
  /** A press on the slides ends autoplay; otherwise it only pauses it. Default: true. */
  readonly stopOnInteraction?: boolean | undefined;
  /** The mouse pauses it. Default: false. */
  readonly stopOnMouseEnter?: boolean | undefined;
  /** Keyboard focus inside, also in the buttons, pauses it. Default: true. */
  readonly stopOnFocusIn?: boolean | undefined;
  /** It ends at the last slide. Default: false. */
  readonly stopOnLastSnap?: boolean | undefined;
  /** Default: true. */
  readonly playOnInit?: boolean | undefined;
  /** Slides change at once. Default: false. */
  readonly jump?: boolean | undefined;
}

/** The part of embla that autoplay uses. */
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
  /** Ends it, and removes all timers and listeners. */
  destroy(): void;
}

type PauseReason = 'pointer' | 'mouse' | 'focus' | 'hidden';

/**
 * Moves a carousel by itself. The visitor decides whether it plays, and `onChange` reports that; mouse, focus and a hidden tab only pause
 * it. Embla's own plugin does not distinguish the two: there a pause by button ends when the mouse leaves the slides.
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
    // A click also focuses a button, but that is no reading.
    const enter = ({ target, relatedTarget }: FocusEvent) => {
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
      // Pressing "play" with the mouse over it, or focus inside, must work.
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
