/** Padding above the first heading after a banner, for pages with a banner of their own. `DeepBanner` sets it by itself. */
export const spaceAfterBanner = 'clamp(40px, 6vw, 88px)';
