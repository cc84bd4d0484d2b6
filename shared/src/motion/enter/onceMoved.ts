/** Events of a hand that moves a page, or is about to. */
const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Calls once when somebody begins to move the page by hand. Captures, audits, robots and addresses with a fragment do not: for them nothing is hidden.
 */
export function onceMoved(call: () => void): void {
  const once = new AbortController();
  const begin = () => {
    once.abort();
    call();
  };
  for (const hand of hands) addEventListener(hand, begin, { capture: true, passive: true, signal: once.signal });
}
