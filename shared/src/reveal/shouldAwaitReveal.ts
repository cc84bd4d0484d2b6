/** Pixels inside the window at which an element is revealed (SPEC §9, footer). */
export const revealMargin = 100;

/** Pixels by which a hidden element is below its place. */
export const revealTravel = 28;

/**
 * Tells whether an element may be hidden until it is revealed: it is completely below the fold, and scrolling to the end of the document
 * reveals it.
 * @param top pixels from the top of the window to the element
 * @param toEnd pixels from the top of the element to the end of the document
 */
export const shouldAwaitReveal = (top: number, windowHeight: number, toEnd: number): boolean =>
  top >= windowHeight && toEnd > revealMargin + revealTravel;
