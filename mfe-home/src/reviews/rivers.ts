/** A drawing of the stream that reviews hang from, in pixels where most see it. It stretches with the slides, and keeps its height. */
interface River {
  /** Of each review: as wide as its slide. */
  readonly part: number;
  readonly height: number;
  /** Place of a stone in its part. */
  readonly at: number;
}

/** From 768 px on, and on phones. */
export const rivers = {
  wide: { part: 592, height: 144, at: 74 },
  narrow: { part: 328, height: 100, at: 46 },
} as const satisfies Record<string, River>;
