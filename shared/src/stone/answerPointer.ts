import { stillQuery } from './stillQuery.ts';

type LoadStone = () => Promise<Pick<typeof import('./followPointer.ts'), 'followPointer'>>;

/**
 * Makes the water of first screens (`StoneInWater`) react to the pointer. Loads the code when a hovering pointer first moves over water, or
 * a finger taps it, unless the visitor saves data or prefers reduced motion. Call it once: it also covers pages that are shown later. Every
 * document contains this code, so it is small and leaves other checks to `findWater`.
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
      // Keeps the drawing as it is if loading fails. The next movement tries again.
      .catch(() => {
        isRequested = false;
      });
  };
  addEventListener('pointermove', requestWater, true);
  addEventListener('pointerup', requestWater, true);
}
