import { reducedMotion } from '../reveal/reducedMotion.ts';

/** Media query under which the drawing stays still, also if it begins to match during the visit. */
export const stillQuery = `${reducedMotion}, (forced-colors: active)`;
