import type { Point } from './Point.ts';

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
