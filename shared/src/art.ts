/** Node only: the drawings of the site, solved from seeds and parameters. `npm run art` draws what a room's `art/drawings.ts` lists. */
export { brandWord } from './art/brandWord.ts';
export { type ColouredCurrents, colouredCurrents } from './art/colouredCurrents.ts';
export type { Drawing, InlinePaths } from './art/Drawing.ts';
export { inks } from './art/inks.ts';
export { type LetterStones, letterStones } from './art/letterStones.ts';
export { type PeopleRiver, peopleRiver } from './art/peopleRiver.ts';
export { pens } from './art/pens.ts';
export { type StonesInStream, stonesInStream } from './art/stonesInStream.ts';
export { type WordDownSteps, wordDownSteps } from './art/wordDownSteps.ts';
export { type WordInStream, wordInStream } from './art/wordInStream.ts';
