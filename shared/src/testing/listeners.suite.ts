import { vi } from 'vitest';

/** Removes listeners that a test adds to window and document, when the test ends. Returns a function that removes them at once. */
export function trackListeners(): () => void {
  const abort = new AbortController();
  const spies = ([window, document] as EventTarget[]).map((target) => {
    const add = target.addEventListener.bind(target);
    return vi.spyOn(target, 'addEventListener').mockImplementation((kind, listener, options) =>
      add(kind, listener, {
        ...(typeof options === 'object' ? options : { capture: options ?? false }),
        signal: abort.signal,
      }),
    );
  });
  return () => {
    abort.abort();
    for (const spy of spies) spy.mockRestore();
  };
}
