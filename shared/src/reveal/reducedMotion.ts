/** Media query for reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
