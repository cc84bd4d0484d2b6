/** How much room the names of channels have beside their water. */
export const names = 'clamp(116px, 29vw, 300px)';
