/** What sets going, without React, what moves by being seen. For whoever brings the document: the starter, a remote alone, the gallery. */

export { enterMotion } from './motion/enter/enterMotion.ts';
export { type LoadAnimate, loadAnimate } from './motion/enter/loadAnimate.ts';
