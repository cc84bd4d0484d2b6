/** An element is revealed when its top is this many pixels above the viewport's lower edge (SPEC §9, footer). */
export const revealMargin = 100;

/** Pixels by which an element moves up while it is revealed. */
export const revealTravel = 28;

/**
 * Tells whether an element may be hidden until it is revealed. It must be below the fold, and far enough from the document's end: otherwise
 * no scrolling would reveal it.
 * @param top pixels from the top of the viewport to the element
 * @param toEnd pixels from the top of the element to the end of the document
 */
export const shouldAwaitReveal = (top: number, windowHeight: number, toEnd: number): boolean =>
  top >= windowHeight && toEnd > revealMargin + revealTravel;
