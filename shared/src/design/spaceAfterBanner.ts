/** Above the first heading after a banner: the first screen ends with it (`shared/design`'s own banners see to it by themselves). */
export const spaceAfterBanner = 'clamp(40px, 6vw, 88px)';
