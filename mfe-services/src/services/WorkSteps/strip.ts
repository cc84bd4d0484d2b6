/** Sizes of the stream beside steps in one column: it reaches into the page's margin (`edge`), with a gap before the steps. */
export const strip = { width: 96, edge: 20, gap: 20 };

/** Computes the offset of the fairway from a step's edge. `part` is the fairway's place across the strip. */
export const computeFairwayOffset = (part: number): number => Math.round(part * strip.width) - strip.width - strip.gap;
