import { type CursorVariant, cursorStore } from 'shared/cursor';

/** SPEC §9: the pointer is followed thirty times a second, and entering or leaving a target counts after a tenth of one. */
const frameTimeMs = 1000 / 30;
const hoverDelayMs = 100;
/** Selects elements that hold words to read or to press. */
const words = 'a, button, label, summary, h1, h2, h3, p, dt, dd, th, td, figcaption, blockquote';

/** Moves an element with the pointer and writes the variant of what is under it into the store. Returns what ends both. */
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
    // The last step of a movement is one, too: it is taken when its time has come.
    moving ??= setTimeout(move, Math.max(0, movedAt + frameTimeMs - timeStamp));
  };
  const move = () => {
    moving = undefined;
    movedAt = performance.now();
    element.style.transform = at;
    element.toggleAttribute('data-over-words', overWords);
    element.dataset.moved = 'true';
  };
  const onLeave = () => {
    clearTimeout(moving);
    moving = undefined;
    element.dataset.moved = 'false';
  };
  // What opens is in the top layer, and so is the bubble: above what was opened last.
  const moveToTop = (opened?: Event) => {
    if (opened?.target === element || !('popover' in element)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  };
  moveToTop();
  // It is heard on its way down: it does not bubble.
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
