/** Which lines of a stream are drawn. */
export interface Spacing {
  /** The value between neighbouring lines, which is their distance in calm water. */
  readonly step: number;
  readonly from: number;
  readonly to: number;
  /** Lines shorter than this are crumbs and are left out. */
  readonly shortest: number;
}

/** Lines lie halfway between multiples of the step, from one bank to the other. */
export function linesAcross(across: number, step: number, shortest: number): Spacing {
  const outside = Math.ceil((across * 0.1) / step);
  return { step, from: step / 2 - outside * step, to: across * 1.1, shortest };
}

/** The value nearest to `value` that no line of `linesAcross` has: an obstacle that holds it is never crossed by one. */
export const betweenLines = (value: number, step: number): number => Math.round(value / step) * step;
