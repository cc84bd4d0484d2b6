/** Brings the function that runs a counter. Rejects if it cannot be had. */
export type LoadAnimate = () => Promise<typeof import('framer-motion/dom/mini').animate>;

/** From a chunk of its own. */
export const loadAnimate: LoadAnimate = async () =>
  (await import(/* webpackChunkName: "animate" */ 'framer-motion/dom/mini')).animate;
