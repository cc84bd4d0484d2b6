/** A drawing of the stream above the reviews, in pixels at the most common width. Its width follows the slides, its height is fixed. */
interface RiverSize {
  /** Width of one review's part, equal to its slide. */
  readonly part: number;
  readonly height: number;
  /** Position of the stone in its part. */
  readonly at: number;
}

/** From 768 px on, and on phones. */
export const riverSizes = {
  wide: { part: 592, height: 144, at: 74 },
  narrow: { part: 328, height: 100, at: 46 },
} as const satisfies Record<string, RiverSize>;
