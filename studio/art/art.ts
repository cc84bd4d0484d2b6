/** Tools for drawings, with the solver of streams. For Node only: the drawings are committed, and no code of this module reaches a browser. */
export { brandWord } from './drawings/brandWord.ts';
export { chooseFairway } from './drawings/chooseFairway.ts';
export { type Drawing, type DrawnFiles, drawing } from './drawings/Drawing.ts';
export { driftLines } from './drawings/driftLines.ts';
export { ellipse } from './drawings/ellipse.ts';
export { fieldFile } from './drawings/fieldFile.ts';
export { boxOf, contains, type Point, polygonsOf, type Shape } from './drawings/geometry.ts';
export { inlineWord } from './drawings/InlineWord.ts';
export { fairwayPen, inks, pens } from './drawings/inks.ts';
export { jsonFile } from './drawings/jsonFile.ts';
export { betweenLines, type Line, linesAcross, type Spacing } from './drawings/Line.ts';
export { type Lettering, lettering } from './drawings/lettering.ts';
export type { Obstacle } from './drawings/obstacleCover.ts';
export { outline } from './drawings/outline.ts';
export { shapeData } from './drawings/pathData.ts';
export { relief } from './drawings/relief.ts';
export type { Stream, Water } from './drawings/Stream.ts';
export { seededNoise, seededRandom } from './drawings/seeded.ts';
export { solveStream } from './drawings/solveStream.ts';
export { type StoneAt, stone } from './drawings/stone.ts';
export { type StonesInStream, stonesInStream } from './drawings/stonesInStream.ts';
export { streamLines } from './drawings/streamLines.ts';
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
} from './drawings/svgFile.ts';
export { valueAt } from './drawings/valueAt.ts';
export { type WordInStream, wordInStream } from './drawings/wordInStream.ts';
