/** Top padding of the section after a banner, for pages that render a banner of their own. `DeepBanner` sets this padding itself. */
export const spaceAfterBanner = 'clamp(40px, 6vw, 88px)';
