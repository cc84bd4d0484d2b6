import { reducedMotion } from '../reveal/reducedMotion.ts';

/** Media query under which water does not react to the pointer. Its changes are observed too. */
export const stillQuery = `${reducedMotion}, (forced-colors: active)`;
