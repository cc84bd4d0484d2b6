/** The fonts as a style sheet, and which of their files a page needs first: the frame's, and whatever stands in without one. */
export { createFontFaceCss, preloadedFonts } from './fonts/fontFaces.ts';
