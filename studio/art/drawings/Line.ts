import type { Point } from './geometry.ts';

/** A line of a stream: dense points in units of the view box. */
export interface Line {
  /** Index of the line across the stream, from the first bank. Every fifth line is heavier, as on a chart. */
  readonly index: number;
  /** Value of the stream function along the line. */
  readonly value: number;
  /** `true` for a loop in an eddy. Other lines run from edge to edge of the drawing. */
  readonly closed: boolean;
  readonly points: readonly Point[];
  readonly length: number;
}

/** Selects which lines of a stream are drawn. */
export interface LineSelection {
  /** Difference of the stream function between neighbouring lines. In calm water this is their distance in units of the view box. */
  readonly step: number;
  readonly from: number;
  readonly to: number;
  /** Minimum length of a line; shorter lines are left out. */
  readonly shortest: number;
}

/** Returns the spacing of lines that lie halfway between multiples of `step`, from bank to bank. */
export function listLinesAcross(across: number, step: number, shortest: number): LineSelection {
  const outside = Math.ceil((across * 0.1) / step);
  return { step, from: step / 2 - outside * step, to: across * 1.1, shortest };
}

/** Returns the multiple of `step` nearest to `value`. Lines lie between multiples, so none meets an obstacle with this value. */
export const interpolateLines = (value: number, step: number): number => Math.round(value / step) * step;
