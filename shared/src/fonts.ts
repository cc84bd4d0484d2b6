export { createFontFaceCss, preloadedFonts } from './fonts/fontFaces.ts';
