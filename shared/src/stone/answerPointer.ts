import { stillQuery } from './stillQuery.ts';

/** Brings what follows the pointer. Rejects if it cannot be had. */
type LoadStone = () => Promise<Pick<typeof import('./followPointer.ts'), 'followPointer'>>;

/**
 * Has the first screen's water (`StoneInWater`) answer the pointer. All that answers is asked for when a pointer that hovers first moves over such
 * water, or a finger taps on it, unless the visitor saves data or asks for less. Call it once for the document: water of pages that
 * come later is found, too. It checks what `findWater` checks, less what the module can check when it is loaded: this is in every document.
 */
export function answerPointer(loadStone: LoadStone): void {
  let isRequested = false;
  const requestWater = (event: PointerEvent) => {
    const { target, type, pointerType } = event;
    if (
      isRequested ||
      (type === 'pointerup') !== (pointerType === 'touch') ||
      !(target as Element).closest?.('[data-under-header]')?.querySelector('[data-stone]') ||
      (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
      matchMedia(stillQuery).matches
    )
      return;
    isRequested = true;
    loadStone()
      .then(({ followPointer }) => followPointer(event))
      // With the next movement it is asked for again; until then the drawing is as it was.
      .catch(() => {
        isRequested = false;
      });
  };
  addEventListener('pointermove', requestWater, true);
  addEventListener('pointerup', requestWater, true);
}
