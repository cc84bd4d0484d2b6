import { createVar } from '@vanilla-extract/css';

/** CSS variables that the class of a `Front` sets. */
export const frontVars = {
  /** Side from which the front comes: -1 is the left or top, 1 the right or bottom, 0 neither. Defaults: x -1, y 0. */
  x: createVar(),
  y: createVar(),
  /** End of the soft edge's gradient, as in CSS: `right` or `bottom`. Default: `right`. */
  to: createVar(),
  /** Width of the soft edge. Default: 0px. */
  soft: createVar(),
};
