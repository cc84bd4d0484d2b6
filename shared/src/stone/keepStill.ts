import { reducedMotion } from '../reveal/reducedMotion.ts';

/** What the visitor may ask for, or begin to ask for during the visit, under which the drawing stays as it is. */
export const keepStill = `${reducedMotion}, (forced-colors: active)`;
