import { stillQuery } from './stillQuery.ts';

/** True if water may answer: no reduced motion, no data saving, a visible tab, and WebGL 2. */
export function isMotionAllowed(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return (
    !connection?.saveData &&
    document.visibilityState === 'visible' &&
    typeof WebGL2RenderingContext !== 'undefined' &&
    !matchMedia(stillQuery).matches
  );
}

/** Water that answers: the part that a pointer is over, and the place of its canvas. */
export interface FoundWater {
  readonly part: HTMLElement;
  readonly place: HTMLElement;
}

/** The water that a pointer moves over, or that a finger taps on: a tap ends with `pointerup`, scrolling does not. */
export function findWater({ type, target, pointerType }: PointerEvent): FoundWater | undefined {
  if ((type === 'pointerup') !== (pointerType === 'touch')) return undefined;
  const part = (target as Element).closest?.<HTMLElement>('[data-under-header]');
  const place = part?.querySelector<HTMLElement>('[data-stone]');
  return part && place && isMotionAllowed() ? { part, place } : undefined;
}

/** Has every such event looked at. Capturing: React stops what comes from a page that it has not hydrated. */
export function listenToPointer(look: (event: PointerEvent) => void): void {
  for (const type of ['pointermove', 'pointerup'] as const) document.addEventListener(type, look, true);
}
