/** Node only: what a package's `art/cards/cards.ts` says its cards with. The cards are committed; nothing of this reaches a build. */
export { type Backdrop, drawing, overPaper, overWater, picture, shade } from './cards/Backdrop.ts';
export type { Card } from './cards/Card.ts';
export { readText, readWords, titleOf, type Words } from './cards/readWords.ts';
export { siteValues } from './cards/siteValues.ts';
