/** How far words keep from the edge of their section where another ground begins. */
export const apart = 'clamp(44px, 7vw, 104px)';
/** The same on each side of a rule within one ground. */
export const within = 'clamp(40px, 4.4vw, 68px)';
