/** Sizes in px of the upright stream: width, width of the part in the page's margin (`edge`), and gap to the steps at its right. */
export const stripSizes = { width: 96, edge: 20, gap: 20 };

/** Returns the x of the orange line, in px from a step's left edge (negative). `part`: the line's x in fractions of the stream's width. */
export const computeFairwayOffset = (part: number): number =>
  Math.round(part * stripSizes.width) - stripSizes.width - stripSizes.gap;
