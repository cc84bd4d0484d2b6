import type { Point } from './geometry.ts';

/** One line of a stream, as dense points in the units of the view box. */
export interface Line {
  /** Which line it is, counted across the stream from its first bank. Every fifth is drawn heavier, as on a chart. */
  readonly index: number;
  /** The value of the stream function along it. */
  readonly value: number;
  /** A loop in an eddy. An open line runs from edge to edge, or ends where the picture ends. */
  readonly closed: boolean;
  readonly points: readonly Point[];
  readonly length: number;
}

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
