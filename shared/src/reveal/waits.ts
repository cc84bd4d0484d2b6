/** How far inside the window an element must be before it is revealed, in pixels (SPEC §9, footer). */
export const revealMargin = 100;

/** How far a waiting element stands below its place, in pixels. */
export const revealTravel = 28;

/**
 * Whether an element waits to be revealed. Only what is wholly below the fold does, and only if scrolling to the end of the document
 * would bring it back: nothing may wait for ever at the foot of a page.
 * @param top from the top of the window to the top of the element, in pixels
 * @param toEnd from the top of the element to the end of the document
 */
export const waits = (top: number, windowHeight: number, toEnd: number): boolean =>
  top >= windowHeight && toEnd > revealMargin + revealTravel;
