/** The media query by which a visitor asks for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
