import { findWater, listenToPointer } from './findWater.ts';
import { openWater, type PointerHandler } from './openWater.ts';

/** Tells each water of the document of the pointer over it, and when that has left. @param first what had this called */
export function followPointer(first: PointerEvent): void {
  const handlers = new WeakMap<Element, PointerHandler>();
  let last: PointerHandler | undefined;
  const follow = (event: PointerEvent) => {
    const at = findWater(event);
    const handler = at && (handlers.get(at.place) ?? openWater(at.part, at.place));
    if (at && handler) handlers.set(at.place, handler);
    // A finger leaves with every tap; its stone sinks by itself.
    if (event.pointerType !== 'touch') {
      if (last !== handler) last?.();
      last = handler;
    }
    handler?.(event);
  };
  listenToPointer(follow);
  document.documentElement.addEventListener('pointerleave', () => {
    last?.();
    last = undefined;
  });
  follow(first);
}
