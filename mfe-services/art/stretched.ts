/** Attributes for a drawing that the page stretches: its strokes keep their width. */
export const kept = { 'vector-effect': 'non-scaling-stroke' } as const;

/** Rises smoothly from 0 to 1 between two positions. */
export const smoothly = (from: number, to: number, at: number): number => {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
};
