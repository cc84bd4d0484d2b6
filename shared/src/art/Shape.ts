/** A point in drawing units, `[x, y]`, y downwards. */
export type Point = readonly [x: number, y: number];

/** What the stream flows around: closed rings (non-zero filling), and the value its boundary holds. */
export interface Shape {
  readonly rings: readonly (readonly Point[])[];
  /** As SVG path data. */
  readonly path: string;
  /** The constant of the stream function on this shape; the level of the line that would run through it. */
  readonly level: number;
  /** How far lines stay away from it, in drawing units. */
  readonly margin?: number;
  /** Notches narrower than this are closed before solving: no line could run through them. */
  readonly notch?: number;
}
