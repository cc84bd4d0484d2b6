/** Node only: tools for a package's `art/cards/cards.ts`. The cards are committed; no code of this module reaches a build. */
export { type Backdrop, drawing, overPaper, overWater, picture, shade } from './cards/Backdrop.ts';
export type { Card } from './cards/Card.ts';
export { readText, readWords, titleOf, type Words } from './cards/readWords.ts';
export { siteValues } from './cards/siteValues.ts';
