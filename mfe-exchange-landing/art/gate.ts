import {
  createDrawing,
  createJsonFile,
  createLinesMarkup,
  createPathMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  type Line,
  type Pens,
  solveStream,
  traceOutline,
  traceStreamLines,
} from 'studio/art';

export interface GateParameters {
  readonly name: string;
  readonly pens: Pens;
  /** True: leaves room for labels, and thickens two lines, one of each channel, which run side by side through the gate. */
  readonly labels: boolean;
}

/** Draws the sign-in with two factors: two channels of water join at one gate. */
export const drawGate = (parameters: GateParameters): Drawing => createDrawing('gate', parameters, draw);

const [width, height] = [1312, 300];
const spit =
  'M-40 115C260 111 420 116 560 134C606 141 622 145 622 150C622 155 606 159 560 166C420 184 260 189 -40 185Z';
const upper =
  'M-40 -26H1360V39C1180 39 1060 46 960 72C880 95 850 128 812 130C774 129 720 78 560 55C420 37 240 33 -40 31Z';
const lower =
  'M-40 326H1360V261C1180 261 1060 254 960 228C880 205 850 172 812 170C774 171 720 222 560 245C420 263 240 267 -40 269Z';
/** Stream-function values along the two banks and along the spit between the channels. */
const held = { upper: 120, spit: 230, lower: 340 };
const step = 8;

function draw({ name, pens, labels }: GateParameters): DrawnFiles {
  const stream = solveStream({
    width,
    height,
    cell: 2,
    obstacles: [
      { shape: traceOutline(spit), value: held.spit },
      { shape: traceOutline(upper), value: held.upper },
      { shape: traceOutline(lower), value: held.lower },
    ],
    flows: () => undefined,
    seed: 4,
    unrest: { strength: 0.002, grain: 0.003 },
  });
  // Starts and ends the lines so that both channels get the same number: the spit's value lies halfway between two lines.
  const lines = traceStreamLines(stream, { step, from: held.upper + 10, to: held.lower - 8, shortest: 200 });
  const places = {
    first: { x: 0.045, y: 0.243, align: 'start' },
    second: { x: 0.045, y: 0.757, align: 'start' },
    wallet: { x: 0.955, y: 0.5, align: 'end' },
  };
  const isThread = ({ value }: Line): boolean => labels && Math.abs(value - held.spit) < step;
  const threads = lines
    .filter(isThread)
    .map(({ points }) => formatLine(points, pens.tolerance))
    .join('');
  const markup =
    createLinesMarkup(
      lines.filter((line) => !isThread(line)),
      pens,
    ) + (labels ? createPathMarkup(threads, { stroke: pens.color, 'stroke-width': 3 }) : '');
  return {
    [`${name}.svg`]: createSvgFile(width, height, markup, 'xMidYMid slice'),
    ...(labels ? { [`${name}.json`]: createJsonFile({ width, height, labels: places }) } : {}),
  };
}
