/** How far inside the window an element must be before it is revealed, in pixels (SPEC §9, footer). */
export const revealMargin = 100;

/** How far a waiting element stands below its place, in pixels. */
export const revealTravel = 28;

/** Where an element stands, in pixels. */
export interface Standing {
  /** From the top of the window to the top of the element. */
  readonly top: number;
  readonly windowHeight: number;
  /** From the top of the element to the end of the document. */
  readonly toEnd: number;
}

/**
 * Whether an element waits to be revealed. Only what is wholly below the fold does, and only if scrolling to the end of the document
 * would bring it back: nothing may wait for ever at the foot of a page.
 */
export function waits({ top, windowHeight, toEnd }: Standing): boolean {
  return top >= windowHeight && toEnd > revealMargin + revealTravel;
}
