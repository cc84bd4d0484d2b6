import { createVar } from '@vanilla-extract/css';

/** CSS variables that the class of a `Front` sets. */
export const frontVars = {
  /** Side from which the front comes. `x`: -1 left, 1 right, 0 neither, default -1. `y`: -1 top, 1 bottom, 0 neither, default 0. */
  x: createVar(),
  y: createVar(),
  /** Direction of the soft edge's gradient, as in CSS: `right` or `bottom`. Default: `right`. */
  to: createVar(),
  /** Width of the soft edge. Default: 0px. */
  soft: createVar(),
};
