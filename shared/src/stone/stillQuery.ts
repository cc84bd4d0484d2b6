import { reducedMotionQuery } from '../reveal/reducedMotionQuery.ts';

/** Media query under which water does not react to the pointer. Water stops reacting when the query begins to match. */
export const stillQuery = `${reducedMotionQuery}, (forced-colors: active)`;
