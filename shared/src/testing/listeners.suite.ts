import { vi } from 'vitest';

/** Removes the listeners of a test from window and document when it ends. Returns the function that does so. */
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
