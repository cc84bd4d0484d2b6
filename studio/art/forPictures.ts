/** Tools for `art/pictures/pictures.ts` of a package. For Node only. */
export { filesOf, type PaintedPictures, type PictureToPaint } from './pictures/PictureToPaint.ts';
