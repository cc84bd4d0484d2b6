/** Tools for drawings, with the solver of streams. For Node only: the drawings are committed, and no code of this module reaches a browser. */
export { brandWord } from './drawings/brandWord.ts';
export { createDrawing, type Drawing, type DrawnFiles } from './drawings/Drawing.ts';
export { selectDriftLines } from './drawings/driftLines.ts';
export { createEllipse } from './drawings/ellipse.ts';
export { createFieldFile } from './drawings/fieldFile.ts';
export { containsPoint, listPolygons, measureBox, type Point, type Shape } from './drawings/geometry.ts';
export { createInlineWord } from './drawings/InlineWord.ts';
export { fairwayPen, inks, pens } from './drawings/inks.ts';
export { interpolateValue } from './drawings/interpolateValue.ts';
export { createJsonFile } from './drawings/jsonFile.ts';
export { interpolateLines, type Line, type LineSelection, listLinesAcross } from './drawings/Line.ts';
export { createLettering, type Lettering } from './drawings/lettering.ts';
export type { Obstacle } from './drawings/obstacleGrid.ts';
export { traceOutline } from './drawings/outline.ts';
export { formatShape } from './drawings/pathData.ts';
export { pickFairwayLine } from './drawings/pickFairwayLine.ts';
export { traceRelief } from './drawings/relief.ts';
export type { Stream, Water } from './drawings/Stream.ts';
export { createSeededNoise, createSeededRandom } from './drawings/seeded.ts';
export { solveStream } from './drawings/solveStream.ts';
export { createStoneShape, type StoneAt } from './drawings/stone.ts';
export { drawStonesInStream, type StonesInStreamParameters } from './drawings/stonesInStream.ts';
export { traceStreamLines } from './drawings/streamLines.ts';
export {
  createFadingLines,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  formatLine,
  type OpacityByDistance,
  type Pens,
  type PreserveAspectRatio,
} from './drawings/svgFile.ts';
export { drawWordInStream, type WordInStreamParameters } from './drawings/wordInStream.ts';
