/** The stream beside steps that stand one below the other: it reaches over the page's margin, and the steps stand clear of it. */
export const strip = { width: 96, edge: 20, gap: 20 };

/** From a step's own edge to where the fairway passes it, given in parts of the strip. */
export const computeFairwayOffset = (part: number): number => Math.round(part * strip.width) - strip.width - strip.gap;
