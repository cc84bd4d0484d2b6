/** Size in px of one property's drawing. The file contains three, one below the other. */
export const propertySize = { width: 140, height: 64, waters: 3 } as const;
