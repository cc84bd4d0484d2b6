/** Sizes in px of the upright stream beside the steps: width, the part of it in the page's margin (`edge`), and the gap to the steps. */
export const stripSizes = { width: 96, edge: 20, gap: 20 };

/** Computes the offset of the orange line from a step's left edge, in px. `part` is the line's x in fractions of the stream's width. */
export const computeFairwayOffset = (part: number): number =>
  Math.round(part * stripSizes.width) - stripSizes.width - stripSizes.gap;
