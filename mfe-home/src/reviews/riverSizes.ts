/** Size in px of the stream drawn above the reviews, for the most common viewport width. Wider viewports stretch its width. */
interface RiverSize {
  /** Width of one review's part, equal to the width of a slide with its gap. */
  readonly part: number;
  readonly height: number;
  /** x in px of the stone's centre, from the left edge of its part. */
  readonly at: number;
}

export const riverSizes = {
  wide: { part: 592, height: 144, at: 74 },
  narrow: { part: 328, height: 100, at: 46 },
} as const satisfies Record<string, RiverSize>;
