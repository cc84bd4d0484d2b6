/** Of the water of one property, in pixels; there are three, one below the other. */
export const propertySize = { width: 140, height: 64, waters: 3 } as const;
