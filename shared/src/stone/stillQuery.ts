import { reducedMotion } from '../reveal/reducedMotion.ts';

/** Media query under which the drawing does not react; checked again when it changes. */
export const stillQuery = `${reducedMotion}, (forced-colors: active)`;
