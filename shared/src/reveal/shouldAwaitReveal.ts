/** Distance from the viewport's lower edge, in pixels, at which an element is revealed (SPEC §9, footer). */
export const revealMargin = 100;

/** Distance in pixels that an element moves up while it is revealed. */
export const revealTravel = 28;

/**
 * Tells whether an element may be hidden until it is revealed: it is completely below the fold, and scrolling to the end of the document
 * reveals it.
 * @param top distance in pixels from the top of the viewport to the element
 * @param toEnd distance in pixels from the top of the element to the end of the document
 */
export const shouldAwaitReveal = (top: number, windowHeight: number, toEnd: number): boolean =>
  top >= windowHeight && toEnd > revealMargin + revealTravel;
