import {
  createDrawing,
  createLinesMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  interpolateLines,
  listLinesAcross,
  type Pens,
  type Shape,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';
import { type PostMotif, postMotifs } from './postMotifs.ts';

export interface PostSceneParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly motif: PostMotif;
  readonly ground: string;
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
}

/** Draws the picture of a post: a stream in the colours of a case flows around the case's motif. */
export const drawSocialPost = (parameters: PostSceneParameters): Drawing =>
  createDrawing('postScene', parameters, draw);

function draw(parameters: PostSceneParameters): DrawnFiles {
  const { name, width, height, motif, ground, step, shortest, pens } = parameters;
  const { stones, body } = postMotifs[motif];
  const obstacles = stones.map(({ shape, meets }: { shape: Shape; meets: number }) => ({
    shape,
    clearance: 5,
    value: interpolateLines(meets, step),
  }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const lines = traceStreamLines(stream, listLinesAcross(height, step, shortest));
  const water = createShapesMarkup(
    [[['M', [0, 0]], ['L', [width, 0]], ['L', [width, height]], ['L', [0, height]], ['Z']]],
    {
      fill: ground,
    },
  );
  return {
    [`${name}.svg`]: createSvgFile(width, height, water + createLinesMarkup(lines, pens) + body, 'xMidYMid slice'),
  };
}
