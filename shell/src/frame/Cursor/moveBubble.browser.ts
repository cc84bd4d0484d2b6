import { type CursorVariant, cursorStore } from 'shared/cursor';

/** Milliseconds between two movements of the bubble: 30 per second (SPEC §9). */
const frameTimeMs = 1000 / 30;
const hoverDelayMs = 100;
/** Selects elements with text. Above them, the bubble becomes a ring. */
const words = 'a, button, label, summary, h1, h2, h3, p, dt, dd, th, td, figcaption, blockquote';

/**
 * Moves the bubble with the pointer, and stores the variant of the target under the pointer in `cursorStore`.
 * @returns a function that stops the bubble
 */
export function moveBubble(element: HTMLElement): () => void {
  let movedAt = 0;
  let moving: ReturnType<typeof setTimeout> | undefined;
  let at = '';
  let overWords = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextVariant: CursorVariant = 'default';

  const onMove = ({ clientX, clientY, target, timeStamp }: PointerEvent) => {
    const variant = readVariant(target);
    overWords = target instanceof Element && target.closest(words) !== null;
    if (variant !== nextVariant) {
      nextVariant = variant;
      clearTimeout(timer);
      timer = setTimeout(() => cursorStore.setState({ variant }), hoverDelayMs);
    }
    at = `translate(${clientX}px, ${clientY}px)`;
    // Starts no second timer: a pending `move` uses the newest position.
    moving ??= setTimeout(move, Math.max(0, movedAt + frameTimeMs - timeStamp));
  };
  const move = () => {
    moving = undefined;
    movedAt = performance.now();
    element.style.transform = at;
    element.toggleAttribute('data-over-text', overWords);
    element.dataset.moved = 'true';
  };
  const onLeave = () => {
    clearTimeout(moving);
    moving = undefined;
    element.dataset.moved = 'false';
  };
  // Opens the bubble again after each dialog or popover, because the top layer stacks by order of opening.
  const moveToTop = (opened?: Event) => {
    if (opened?.target === element || !('popover' in element)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  };
  moveToTop();
  // Uses the capture phase, because `toggle` does not bubble.
  document.addEventListener('toggle', moveToTop, true);
  document.addEventListener('pointermove', onMove, { passive: true });
  document.documentElement.addEventListener('pointerleave', onLeave);
  return () => {
    document.removeEventListener('toggle', moveToTop, true);
    document.removeEventListener('pointermove', onMove);
    document.documentElement.removeEventListener('pointerleave', onLeave);
    clearTimeout(moving);
    clearTimeout(timer);
    cursorStore.setState({ variant: 'default' });
  };
}

function readVariant(target: EventTarget | null): CursorVariant {
  const wearer = target instanceof Element ? target.closest<HTMLElement>('[data-cursor-variant]') : null;
  return (wearer?.dataset.cursorVariant as CursorVariant | undefined) ?? 'default';
}
