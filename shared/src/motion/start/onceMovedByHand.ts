/** Events with which a visitor begins to scroll. */
const handEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls `call` once the visitor begins to scroll. Screenshots, audits and fragment links do not count: they must see all content. */
export function onceMovedByHand(call: () => void): void {
  const abort = new AbortController();
  const begin = () => {
    abort.abort();
    call();
  };
  for (const kind of handEvents) addEventListener(kind, begin, { capture: true, passive: true, signal: abort.signal });
}
