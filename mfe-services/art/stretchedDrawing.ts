/** Keeps strokes equally thick in a drawing that the page stretches in one direction. */
export const nonScalingStroke = { 'vector-effect': 'non-scaling-stroke' } as const;

/** Returns a number that rises smoothly from 0 at `from` to 1 at `to`. */
export const riseSmoothly = (from: number, to: number, at: number): number => {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
};
