/** What a hand does to move a page, or just before. */
const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Calls once when somebody begins to move the page by hand. What scrolls it otherwise, or takes a picture of all of it without scrolling (a capture,
 * an audit, a robot, an address with a fragment), is no reason to hide anything.
 */
export function onceMoved(call: () => void): void {
  const once = new AbortController();
  const begin = () => {
    once.abort();
    call();
  };
  for (const hand of hands) addEventListener(hand, begin, { capture: true, passive: true, signal: once.signal });
}
