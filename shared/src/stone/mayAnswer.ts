import { keepStill } from './keepStill.ts';

/** Whether water may answer here and now: nobody asks for less, data is not saved, the tab is shown, and there is WebGL 2. */
export function mayAnswer(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return (
    !connection?.saveData &&
    document.visibilityState === 'visible' &&
    typeof WebGL2RenderingContext !== 'undefined' &&
    !matchMedia(keepStill).matches
  );
}
