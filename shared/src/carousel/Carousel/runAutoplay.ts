/** Options of autoplay (SPEC §3). The defaults are those of embla's autoplay plugin. */
export interface AutoplayOptions {
  /** Milliseconds between two slides. Default: 4000. */
  readonly delay?: number | undefined;
  /** Stops autoplay when the visitor presses a pointer on the slides; if false, pauses until the pointer is released. Default: true. */
  readonly stopOnInteraction?: boolean | undefined;
  /** Pauses while the mouse is over the carousel. Default: false. */
  readonly stopOnMouseEnter?: boolean | undefined;
  /** Pauses while keyboard focus is in the carousel, including its buttons. Default: true. */
  readonly stopOnFocusIn?: boolean | undefined;
  readonly stopOnLastSnap?: boolean | undefined;
  readonly playOnInit?: boolean | undefined;
  /** Changes slides without animation. Default: false. */
  readonly jump?: boolean | undefined;
}

/** Functions of embla that autoplay calls. */
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
  destroy(): void;
}

type PauseReason = 'pointer' | 'mouse' | 'focus' | 'hidden';

/**
 * Moves a carousel automatically. Only the visitor starts or stops autoplay, which `onChange` reports. Mouse, focus and a hidden tab only
 * pause it. Embla's plugin treats both alike: after a click on "pause", it starts again when the mouse leaves the slides.
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
  // Restarts the timer, so that a slide which the visitor chose stays for the full delay.
  carousel.on('select', schedule);
  const until = { signal: abort.signal };
  document.addEventListener('visibilitychange', checkVisibility, until);
  if (stopOnMouseEnter) {
    root.addEventListener('mouseenter', () => pauseFor('mouse'), until);
    root.addEventListener('mouseleave', () => resumeFor('mouse'), until);
    // Checks the mouse and, below, the focus now: either may have been inside before the carousel started, and fires no event.
    if (root.matches(':hover')) pauseFor('mouse');
  }
  if (stopOnFocusIn) {
    // `:focus-visible` limits this to keyboard focus, because a mouse click also focuses the clicked button.
    const handleFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget) && target instanceof Element && target.matches(':focus-visible')) pauseFor('focus');
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) resumeFor('focus');
    };
    root.addEventListener('focusin', handleFocusIn, until);
    root.addEventListener('focusout', handleFocusOut, until);
    if (isInside(document.activeElement) && document.activeElement?.matches(':focus-visible')) pauseFor('focus');
  }
  checkVisibility();
  if (playOnInit) setPlaying(true);

  return {
    play() {
      // Ignores mouse and focus that are in the carousel now: the visitor needs one of them there to press "play".
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
