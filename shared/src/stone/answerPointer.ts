import { onPointer, waterAt } from './waterAt.ts';

/**
 * Has the first screen's water (`StoneInWater`) answer the pointer. All that answers is asked for when a pointer that hovers first moves over such
 * water, or a finger taps on it. Call it once for the document: water of pages that come later is found, too.
 * @param tap the one that had this called, if one did
 */
export function answerPointer(tap?: PointerEvent): void {
  let asked = false;
  const look = (event: PointerEvent) => {
    if (asked || !waterAt(event)) return;
    asked = true;
    import(/* webpackChunkName: "stone" */ './followPointer.ts').then(
      ({ followPointer }) => followPointer(event),
      // With the next movement it is asked for again; until then the drawing is as it was.
      () => {
        asked = false;
      },
    );
  };
  onPointer(look);
  if (tap) look(tap);
}
