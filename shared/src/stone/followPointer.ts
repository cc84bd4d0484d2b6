import { findWater, listenToPointer } from './findWater.ts';
import { makeWaterReact, type PointerHandler } from './makeWaterReact.ts';

/**
 * Passes pointer events to the water under the pointer. Tells the water when the pointer leaves.
 * @param first the event that loaded this module
 */
export function followPointer(first: PointerEvent): void {
  const handlers = new WeakMap<Element, PointerHandler>();
  let last: PointerHandler | undefined;
  const follow = (event: PointerEvent) => {
    const at = findWater(event);
    const handler = at && (handlers.get(at.place) ?? makeWaterReact(at.part, at.place));
    if (at && handler) handlers.set(at.place, handler);
    // Does not tell the water that a finger has left. A finger leaves after every tap, but the stone of a tap disappears by itself.
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
