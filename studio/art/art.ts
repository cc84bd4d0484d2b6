/** Node only: the flow solver, and what drawings are made of. Outputs are committed; nothing of this reaches a browser. */
export { brandWord } from './art/brandWord.ts';
export { chooseFairway } from './art/chooseFairway.ts';
export { type Drawing, type DrawnFiles, drawing } from './art/Drawing.ts';
export { driftLines } from './art/driftLines.ts';
export { ellipse } from './art/ellipse.ts';
export { fieldFile } from './art/fieldFile.ts';
export { boxOf, contains, type Point, polygonsOf, type Shape } from './art/geometry.ts';
export { inlineWord } from './art/InlineWord.ts';
export { fairwayPen, inks, pens } from './art/inks.ts';
export { jsonFile } from './art/jsonFile.ts';
export { betweenLines, type Line, linesAcross, type Spacing } from './art/Line.ts';
export { type Lettering, lettering } from './art/lettering.ts';
export type { Obstacle } from './art/obstacleCover.ts';
export { outline } from './art/outline.ts';
export { shapeData } from './art/pathData.ts';
export { relief } from './art/relief.ts';
export type { Stream, Water } from './art/Stream.ts';
export { seededNoise, seededRandom } from './art/seeded.ts';
export { solveStream } from './art/solveStream.ts';
export { type StoneAt, stone } from './art/stone.ts';
export { type StonesInStream, stonesInStream } from './art/stonesInStream.ts';
export { streamLines } from './art/streamLines.ts';
export {
  type Crop,
  type Fade,
  fadingLines,
  lineData,
  linesMarkup,
  type Pens,
  pathMarkup,
  shapesMarkup,
  svgFile,
} from './art/svgFile.ts';
export { valueAt } from './art/valueAt.ts';
export { type WordInStream, wordInStream } from './art/wordInStream.ts';
