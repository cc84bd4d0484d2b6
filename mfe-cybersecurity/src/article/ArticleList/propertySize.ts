/** Size in px of one property's drawing. The picture file contains the drawings of three properties, one below another. */
export const propertySize = { width: 140, height: 64, waters: 3 } as const;
