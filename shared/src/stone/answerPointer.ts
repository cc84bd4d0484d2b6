import { stillQuery } from './stillQuery.ts';

/** Loads the module that follows the pointer. Rejects if it is unavailable. */
type LoadStone = () => Promise<Pick<typeof import('./followPointer.ts'), 'followPointer'>>;

/**
 * Makes the water of first screens (`StoneInWater`) react to the pointer. The code is loaded when a hovering pointer first moves over such
 * water, or a finger taps it, unless the visitor saves data or wants less motion. Call it once: water of later pages works, too. It is in
 * every document, so it leaves other checks to `findWater`.
 */
export function answerPointer(loadStone: LoadStone): void {
  let isRequested = false;
  const requestWater = (event: PointerEvent) => {
    const { target, type, pointerType } = event;
    if (
      isRequested ||
      (type === 'pointerup') !== (pointerType === 'touch') ||
      !(target as Element).closest?.('[data-header-theme]')?.querySelector('[data-stone]') ||
      (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
      matchMedia(stillQuery).matches
    )
      return;
    isRequested = true;
    loadStone()
      .then(({ followPointer }) => followPointer(event))
      // The next movement tries again; until then the drawing stays.
      .catch(() => {
        isRequested = false;
      });
  };
  addEventListener('pointermove', requestWater, true);
  addEventListener('pointerup', requestWater, true);
}
