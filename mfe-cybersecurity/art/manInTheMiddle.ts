import {
  betweenLines,
  type Drawing,
  type DrawnFiles,
  drawing,
  inks,
  linesAcross,
  linesMarkup,
  shapesMarkup,
  solveStream,
  stone,
  streamLines,
} from 'studio/art';
import { dots, ground, pens, size, threatPicture } from './threatPicture.ts';

/** Draws the man in the middle: a stone lies on a straight orange line; a copy of the line leaves upwards. */
export const manInTheMiddle = (name: string): Drawing => drawing('manInTheMiddle', { name }, draw);

const step = 16;
const axis = betweenLines(200, step);

function draw({ name }: { readonly name: string }): DrawnFiles {
  const shape = stone({ x: 360, y: axis, width: 124, height: 100, seed: 12 });
  const stream = solveStream({
    ...size,
    cell: 1.5,
    flows: 'right',
    obstacles: [{ shape, clearance: 4, value: axis }],
    seed: 9,
    unrest: { strength: 0.0012, grain: 0.004 },
  });
  const lines = streamLines(stream, linesAcross(size.height, step, 60));
  return threatPicture({
    name,
    body: [linesMarkup(lines, pens), shapesMarkup([shape], ground)],
    fairway: `M84 ${axis}H296M420 ${axis}H636`,
    dotted: `M304 ${axis}H412M360 ${axis}C360 ${axis - 80} 372 70 372 -10`,
    buoy: [360, axis],
    over: [
      dots(
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
