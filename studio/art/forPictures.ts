/** Tools for `art/pictures/pictures.ts` of a package. For Node only. */
export { filesOf, type PicturesModule, type PictureToPaint } from './pictures/PictureToPaint.ts';
