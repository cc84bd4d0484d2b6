import {
  type Drawing,
  type DrawnFiles,
  drawing,
  jsonFile,
  linesMarkup,
  outline,
  type Pens,
  solveStream,
  streamLines,
  svgFile,
} from 'studio/art';

export interface Gate {
  readonly name: string;
  readonly pens: Pens;
  /** With the places of its three words. */
  readonly labels: boolean;
}

/** Two confirmations, one entrance: two channels close into one gate. */
export const gate = (parameters: Gate): Drawing => drawing('gate', parameters, draw);

const [width, height] = [1312, 460];
const spit =
  'M-40 176C260 170 420 178 560 206C606 216 622 222 622 230C622 238 606 244 560 254C420 282 260 290 -40 284Z';
const upper =
  'M-40 -40H1360V60C1180 60 1060 70 960 110C880 146 850 196 812 200C774 198 720 120 560 84C420 56 240 50 -40 48Z';
const lower =
  'M-40 500H1360V400C1180 400 1060 390 960 350C880 314 850 264 812 260C774 262 720 340 560 376C420 404 240 410 -40 412Z';
const held = { upper: 120, spit: 230, lower: 340 };
const step = 8;

function draw({ name, pens, labels }: Gate): DrawnFiles {
  const stream = solveStream({
    width,
    height,
    cell: 2,
    obstacles: [
      { shape: outline(spit), value: held.spit },
      { shape: outline(upper), value: held.upper },
      { shape: outline(lower), value: held.lower },
    ],
    flows: () => undefined,
    seed: 4,
    unrest: { strength: 0.002, grain: 0.003 },
  });
  // The same number of lines for each channel: what the spit holds lies halfway between two of them.
  const lines = streamLines(stream, { step, from: held.upper + 10, to: held.lower - 8, shortest: 200 });
  const places = {
    first: { x: 0.045, y: 0.243, align: 'start' },
    second: { x: 0.045, y: 0.757, align: 'start' },
    wallet: { x: 0.955, y: 0.5, align: 'end' },
  };
  return {
    [`${name}.svg`]: svgFile(width, height, linesMarkup(lines, pens), 'xMidYMid slice'),
    ...(labels ? { [`${name}.json`]: jsonFile({ width, height, labels: places }) } : {}),
  };
}
