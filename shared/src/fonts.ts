/** The fonts as a style sheet, and which of their files a page needs first: the frame's, and those of a page without a frame. */
export { createFontFaceCss, preloadedFonts } from './fonts/fontFaces.ts';
