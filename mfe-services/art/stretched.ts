/** A drawing that the page stretches: nothing of that thickens its strokes. */
export const kept = { 'vector-effect': 'non-scaling-stroke' } as const;

/** From 0 to 1 where `at` comes from the one place to the other, slowly at both. */
export const smoothly = (from: number, to: number, at: number): number => {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
};
