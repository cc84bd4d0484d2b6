import type { Point } from './geometry.ts';

/** A line of a stream as dense points in units of the view box. */
export interface Line {
  /** Index of the line across the stream, from its first bank. Every fifth line is heavier, as on a chart. */
  readonly index: number;
  /** The value of the stream function along the line. */
  readonly value: number;
  /** True for a loop in an eddy. An open line runs between the edges of the picture. */
  readonly closed: boolean;
  readonly points: readonly Point[];
  readonly length: number;
}

/** Selects the lines of a stream to draw. */
export interface Spacing {
  /** Difference of value between neighbouring lines: their distance in calm water. */
  readonly step: number;
  readonly from: number;
  readonly to: number;
  /** Minimum length; shorter lines are left out. */
  readonly shortest: number;
}

/** Puts lines halfway between multiples of the step, from one bank to the other. */
export function linesAcross(across: number, step: number, shortest: number): Spacing {
  const outside = Math.ceil((across * 0.1) / step);
  return { step, from: step / 2 - outside * step, to: across * 1.1, shortest };
}

/** Returns the value nearest to `value` that no line of `linesAcross` has, so that no line crosses an obstacle with this value. */
export const betweenLines = (value: number, step: number): number => Math.round(value / step) * step;
