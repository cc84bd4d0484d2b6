import { mayAnswer } from './mayAnswer.ts';
import type { Answer } from './openWater.ts';

/**
 * Has the first screen's water (`StoneInWater`) answer the pointer. What bends it is asked for when a pointer that hovers first moves over it, or a
 * finger taps on it: a tap ends with `pointerup`, scrolling does not. Call it once for the document: it finds the water of pages that come later, too.
 * @param tap the one that had this called, if one did
 */
export function answerPointer(tap?: PointerEvent): void {
  const waters = new WeakMap<Element, Promise<Answer>>();
  let last: HTMLElement | undefined;
  const openAt = (part: HTMLElement, place: HTMLElement): Promise<Answer> => {
    const opening = import(/* webpackChunkName: "stone" */ './openWater.ts').then(({ openWater }) =>
      openWater(part, place),
    );
    waters.set(place, opening);
    // It is asked for again with the next movement; until then the drawing is as it was.
    opening.catch(() => waters.delete(place));
    return opening;
  };
  const leave = () => {
    if (last) waters.get(last)?.then((answer) => answer(), nothing);
    last = undefined;
  };
  const look = (event: PointerEvent) => {
    const { type, target, pointerType } = event;
    if ((type === 'pointerup') !== (pointerType === 'touch') || !(target instanceof Element)) return;
    const part = target.closest<HTMLElement>('[data-under-header]');
    const place = part?.querySelector<HTMLElement>('[data-stone]');
    if (last && place !== last) leave();
    if (!part || !place || !mayAnswer()) return;
    last = place;
    (waters.get(place) ?? openAt(part, place)).then((answer) => answer(event), nothing);
  };
  if (tap) look(tap);
  // Capturing: React stops what comes from a page that it has not hydrated.
  for (const type of ['pointermove', 'pointerup'] as const)
    document.addEventListener(type, look, { capture: true, passive: true });
  // A finger leaves with every tap; its stone sinks by itself.
  document.documentElement.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && leave());
}

const nothing = () => {};
