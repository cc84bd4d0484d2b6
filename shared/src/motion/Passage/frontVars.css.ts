import { createVar } from '@vanilla-extract/css';

/** CSS variables that the class of a `Front` sets. */
export const frontVars = {
  /** Horizontal side from which the front comes: -1 left, 1 right, 0 neither. Default: -1. */
  x: createVar(),
  /** Vertical side from which the front comes: -1 top, 1 bottom, 0 neither. Default: 0. */
  y: createVar(),
  /** Direction of the soft edge's gradient, as in CSS: `right` or `bottom`. Default: `right`. */
  to: createVar(),
  /** Width of the soft edge. Default: 0px. */
  soft: createVar(),
};
