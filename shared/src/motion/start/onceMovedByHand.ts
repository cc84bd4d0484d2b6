/** Events of a hand that moves a page, or is about to. */
const handEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Calls once when somebody begins to move the page by hand. Captures, audits, robots and addresses with a fragment do not: for them nothing is hidden.
 */
export function onceMovedByHand(call: () => void): void {
  const abort = new AbortController();
  const begin = () => {
    abort.abort();
    call();
  };
  for (const kind of handEvents) addEventListener(kind, begin, { capture: true, passive: true, signal: abort.signal });
}
