/** Distance inside the window at which an element is revealed, in pixels (SPEC §9, footer). */
export const revealMargin = 100;

/** Distance of a waiting element below its place, in pixels. */
export const revealTravel = 28;

/**
 * Returns true if an element waits to be revealed. It has to be wholly below the fold. Scrolling to the end of the document has to reveal it:
 * nothing may wait for ever at the foot of a page.
 * @param top from the top of the window to the top of the element, in pixels
 * @param toEnd from the top of the element to the end of the document
 */
export const shouldAwaitReveal = (top: number, windowHeight: number, toEnd: number): boolean =>
  top >= windowHeight && toEnd > revealMargin + revealTravel;
