/** Events by which a visitor scrolls the page, or prepares to. */
const handEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls once when the visitor begins to scroll. Screenshots, audits and fragment links do not trigger it: they must see everything. */
export function onceMovedByHand(call: () => void): void {
  const abort = new AbortController();
  const begin = () => {
    abort.abort();
    call();
  };
  for (const kind of handEvents) addEventListener(kind, begin, { capture: true, passive: true, signal: abort.signal });
}
