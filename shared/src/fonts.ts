/** Style sheet of the fonts, and the files to preload. */
export { createFontFaceCss, preloadedFonts } from './fonts/fontFaces.ts';
