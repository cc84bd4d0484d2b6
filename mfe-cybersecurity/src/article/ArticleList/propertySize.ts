/** Size of one property's drawing in pixels; three stand one below the other. */
export const propertySize = { width: 140, height: 64, waters: 3 } as const;
