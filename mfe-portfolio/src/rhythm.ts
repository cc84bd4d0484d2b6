/** How far words keep from the edge of their section on each side of a rule within one ground. */
export const within = 'clamp(40px, 4.4vw, 68px)';
