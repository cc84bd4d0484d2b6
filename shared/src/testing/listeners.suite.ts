import { vi } from 'vitest';

/** What a test has window and document listen to ends with the test, as it does with a document. Returns how to end it. */
export function listenUntilOver(): () => void {
  const over = new AbortController();
  const spies = ([window, document] as EventTarget[]).map((target) => {
    const add = target.addEventListener.bind(target);
    return vi.spyOn(target, 'addEventListener').mockImplementation((kind, listener, options) =>
      add(kind, listener, {
        ...(typeof options === 'object' ? options : { capture: options ?? false }),
        signal: over.signal,
      }),
    );
  });
  return () => {
    over.abort();
    for (const spy of spies) spy.mockRestore();
  };
}
