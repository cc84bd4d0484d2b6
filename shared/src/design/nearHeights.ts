import { globalStyle } from '@vanilla-extract/css';
import { widths } from '../theme/widths.ts';

/** How high the content of what is not laid out yet is guessed to be (`layout.whenNear`). */
export const nearHeight = '--porohy-near-height';

/**
 * Says how high parts of a page are before they are laid out: their content without its padding, in pixels of a window of 1440 and of one of 390. A
 * scroll bar that is right from the start needs them right within a few hundredths. Of every part that has `whenNear`: how much of a page is laid
 * out at once is each browser's own affair, and WebKit lays out less than others.
 * @param layer the cascade layer of whoever says it
 * @param heights by the selector of the part
 */
export function nearHeights(
  layer: string,
  heights: Readonly<Record<string, readonly [wide: number, narrow: number]>>,
): void {
  for (const [part, [wide, narrow]] of Object.entries(heights))
    globalStyle(part, {
      '@layer': {
        [layer]: {
          vars: { [nearHeight]: `${wide}px` },
          '@media': { [widths.narrow]: { vars: { [nearHeight]: `${narrow}px` } } },
        },
      },
    });
}
