import { widths } from '../theme/widths.ts';

/** How high the content of what is not laid out yet is guessed to be (`layout.whenNear`). */
export const nearHeight = '--porohy-near-height';

/**
 * A rule that says how high the content of a part of a page is, without its padding: in a wide window, and on a phone. A scroll bar that is right from
 * the start needs them right within a few hundredths at 1440 and 390 pixels.
 */
export const nearHeights = (wide: number, narrow: number) => ({
  vars: { [nearHeight]: `${wide}px` },
  '@media': { [widths.narrow]: { vars: { [nearHeight]: `${narrow}px` } } },
});
