/**
 * Padding above the first heading after a banner, for pages with a banner of their own. `DeepBanner` sets it on the next section itself.
 */
export const spaceAfterBanner = 'clamp(40px, 6vw, 88px)';
