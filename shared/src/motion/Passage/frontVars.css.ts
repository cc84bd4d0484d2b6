import { createVar } from '@vanilla-extract/css';

/** Variables that the place of a front may set. */
export const frontVars = {
  /** From where it comes, in parts of itself: -1 from the left or the top, 1 from the right, 0 not along this axis (-1 and 0). */
  x: createVar(),
  y: createVar(),
  /** Side of its edge: `right` or `bottom`. */
  to: createVar(),
  /** Over how far its edge fades (0px). */
  soft: createVar(),
};
