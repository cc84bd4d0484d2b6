import {
  betweenLines,
  type Drawing,
  type DrawnFiles,
  drawing,
  linesAcross,
  linesMarkup,
  type Pens,
  type Shape,
  shapesMarkup,
  solveStream,
  streamLines,
  svgFile,
  type Water,
} from 'studio/art';
import { type Motif, motifs } from './postMotifs.ts';

export interface PostScene extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly motif: Motif;
  readonly ground: string;
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
}

/** Draws the picture of a post: a stream in the colours of a case flows around the case's motif. */
export const postScene = (parameters: PostScene): Drawing => drawing('postScene', parameters, draw);

function draw(parameters: PostScene): DrawnFiles {
  const { name, width, height, motif, ground, step, shortest, pens } = parameters;
  const { stones, body } = motifs[motif];
  const obstacles = stones.map(({ shape, meets }: { shape: Shape; meets: number }) => ({
    shape,
    clearance: 5,
    value: betweenLines(meets, step),
  }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const lines = streamLines(stream, linesAcross(height, step, shortest));
  const water = shapesMarkup([[['M', [0, 0]], ['L', [width, 0]], ['L', [width, height]], ['L', [0, height]], ['Z']]], {
    fill: ground,
  });
  return { [`${name}.svg`]: svgFile(width, height, water + linesMarkup(lines, pens) + body, 'xMidYMid slice') };
}
