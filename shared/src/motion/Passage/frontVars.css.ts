import { createVar } from '@vanilla-extract/css';

/** CSS variables that a front's place sets. */
export const frontVars = {
  /** Direction from which the front comes: -1 from the left or top, 1 from the right or bottom, 0 for none. Defaults: x -1, y 0. */
  x: createVar(),
  y: createVar(),
  /** Side of the fading edge, as in a CSS gradient: `right` or `bottom`. Default: `right`. */
  to: createVar(),
  /** Width of the fading edge. Default: 0px. */
  soft: createVar(),
};
