import { type Answer, openWater } from './openWater.ts';
import { onPointer, waterAt } from './waterAt.ts';

/** Tells each water of the document of the pointer over it, and when that has left. @param first what had this called */
export function followPointer(first: PointerEvent): void {
  const waters = new WeakMap<Element, Answer>();
  let last: Answer | undefined;
  const follow = (event: PointerEvent) => {
    const at = waterAt(event);
    const answer = at && (waters.get(at.place) ?? openWater(at.part, at.place));
    if (at && answer) waters.set(at.place, answer);
    // A finger leaves with every tap; its stone sinks by itself.
    if (event.pointerType !== 'touch') {
      if (last !== answer) last?.();
      last = answer;
    }
    answer?.(event);
  };
  onPointer(follow);
  document.documentElement.addEventListener('pointerleave', () => {
    last?.();
    last = undefined;
  });
  follow(first);
}
