/** Tools for `art/cards/cards.ts` of a package. For Node only: the cards are committed, and no code of this module reaches a build. */
export {
  type Backdrop,
  createDrawingBackdrop,
  createGradientOverlay,
  createPaperBackdrop,
  createPictureBackdrop,
  createWaterBackdrop,
} from './cards/Backdrop.ts';
export type { Card } from './cards/Card.ts';
export { type ReadText, readText, readWords, removeBrandFromTitle } from './cards/readWords.ts';
export { siteValues } from './cards/siteValues.ts';
