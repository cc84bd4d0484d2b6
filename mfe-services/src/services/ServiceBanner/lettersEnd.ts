/** How far down a banner the letters reach, in parts of its height. Below, where words stand, the water is faint. */
export const lettersEnd = 0.63;
