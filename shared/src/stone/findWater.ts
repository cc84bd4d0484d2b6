import { stillQuery } from './stillQuery.ts';

/** Tells whether water may react: no reduced motion, no data saving, a visible tab, and WebGL 2. */
export function isMotionAllowed(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return (
    !connection?.saveData &&
    document.visibilityState === 'visible' &&
    typeof WebGL2RenderingContext !== 'undefined' &&
    !matchMedia(stillQuery).matches
  );
}

/** The first screen under a pointer (`part`), and the element for the canvas of its water (`place`). */
export interface FoundWater {
  readonly part: HTMLElement;
  readonly place: HTMLElement;
}

/** Finds the water under a moving mouse or a tap. For touch only `pointerup` counts, because it ends a tap but not a scroll. */
export function findWater({ type, target, pointerType }: PointerEvent): FoundWater | undefined {
  if ((type === 'pointerup') !== (pointerType === 'touch')) return undefined;
  const part = (target as Element).closest?.<HTMLElement>('[data-header-theme]');
  const place = part?.querySelector<HTMLElement>('[data-stone]');
  return part && place && isMotionAllowed() ? { part, place } : undefined;
}

/** Listens to pointer events in the capture phase, because React stops events in pages that are not hydrated. */
export function listenToPointer(look: (event: PointerEvent) => void): void {
  for (const type of ['pointermove', 'pointerup'] as const) document.addEventListener(type, look, true);
}
