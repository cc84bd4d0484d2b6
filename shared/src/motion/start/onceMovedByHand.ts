/** Events of a visitor who moves the page, or is about to. */
const handEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Calls once when a visitor begins to move the page. Screenshots, audits, robots and addresses with a fragment do not trigger it: nothing
 * is hidden for them.
 */
export function onceMovedByHand(call: () => void): void {
  const abort = new AbortController();
  const begin = () => {
    abort.abort();
    call();
  };
  for (const kind of handEvents) addEventListener(kind, begin, { capture: true, passive: true, signal: abort.signal });
}
