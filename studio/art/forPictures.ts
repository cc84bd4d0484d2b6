/** Node only: what a package's `art/pictures/pictures.ts` lists its painted pictures with. */
export { filesOf, type PaintedPictures, type Picture } from './pictures/Picture.ts';
