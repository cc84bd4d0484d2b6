/** Node only: tools for a package's `art/pictures/pictures.ts`. */
export { filesOf, type PaintedPictures, type Picture } from './pictures/Picture.ts';
