import {
  createDrawing,
  createLinesMarkup,
  createShapesMarkup,
  createStoneShape,
  type Drawing,
  type DrawnFiles,
  inks,
  interpolateLines,
  listLinesAcross,
  solveStream,
  traceStreamLines,
} from 'studio/art';
import { drawDots, drawThreatPicture, threatObjectStyle, threatPens, threatPictureSize } from './threatPicture.ts';

/** Draws the man in the middle: a stone lies on a straight orange line; a copy of the line leaves upwards. */
export const drawManInTheMiddle = (name: string): Drawing => createDrawing('manInTheMiddle', { name }, draw);

const step = 16;
const axis = interpolateLines(200, step);

function draw({ name }: { readonly name: string }): DrawnFiles {
  const shape = createStoneShape({ x: 360, y: axis, width: 124, height: 100, seed: 12 });
  const stream = solveStream({
    ...threatPictureSize,
    cell: 1.5,
    flows: 'right',
    obstacles: [{ shape, clearance: 4, value: axis }],
    seed: 9,
    unrest: { strength: 0.0012, grain: 0.004 },
  });
  const lines = traceStreamLines(stream, listLinesAcross(threatPictureSize.height, step, 60));
  return drawThreatPicture({
    name,
    body: [createLinesMarkup(lines, threatPens), createShapesMarkup([shape], threatObjectStyle)],
    fairway: `M84 ${axis}H296M420 ${axis}H636`,
    dotted: `M304 ${axis}H412M360 ${axis}C360 ${axis - 80} 372 70 372 -10`,
    buoy: [360, axis],
    over: [
      drawDots(
        [
          [84, axis],
          [636, axis],
        ],
        inks.ink,
      ),
    ],
    labels: {
      you: { at: [84, axis - 24], align: 'middle' },
      bank: { at: [636, axis - 24], align: 'middle' },
      copy: { at: [392, 62], align: 'start' },
    },
  });
}
