/** Size in px of one property's drawing. The picture file contains `waters` such drawings, one below another. */
export const propertySize = { width: 140, height: 64, waters: 3 } as const;
