/** Events with which a visitor begins to scroll. */
const handEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls `call` once the visitor begins to scroll. Screenshot services, audits and fragment links never do, so they see all content. */
export function onceMovedByHand(call: () => void): void {
  const abort = new AbortController();
  const begin = () => {
    abort.abort();
    call();
  };
  for (const kind of handEvents) addEventListener(kind, begin, { capture: true, passive: true, signal: abort.signal });
}
