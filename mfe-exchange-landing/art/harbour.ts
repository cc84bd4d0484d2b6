import {
  createDrawing,
  createLinesMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  type Pens,
  solveStream,
  traceOutline,
  traceStreamLines,
} from 'studio/art';

export interface HarbourParameters {
  readonly name: string;
  readonly pens: Pens;
  readonly stone: string;
}

/** Draws a harbour: two breakwaters turn the stream aside, so few lines run behind them. */
export const drawHarbour = (parameters: HarbourParameters): Drawing => createDrawing('harbour', parameters, draw);

const [width, height] = [1440, 820];
const upper = 'M760 -40H800C800 120 770 210 690 262C664 278 640 262 652 238C700 190 730 110 760 -40Z';
const lower = 'M1500 640C1300 660 1010 640 830 520C806 500 820 474 848 484C1020 566 1290 590 1500 560Z';
/** Returns the boundary condition for `solveStream` at the left edge: the stream function at height `y`. */
const before = (y: number): number => y * 0.7 - 60;
const held = { upper: 0, lower: 560 };
const step = 8;

function draw({ name, pens, stone }: HarbourParameters): DrawnFiles {
  const shapes = [traceOutline(upper), traceOutline(lower)];
  const stream = solveStream({
    width,
    height,
    cell: 2.5,
    obstacles: shapes.map((shape, index) => ({ shape, value: index === 0 ? held.upper : held.lower })),
    flows: (x, y, edge) => {
      if (edge === 'left') return before(y);
      if (edge === 'bottom') return before(height);
      return edge === 'top' ? Math.min(0, 60 * (x / 760 - 1)) : undefined;
    },
    seed: 31,
    unrest: { strength: 0.003, grain: 0.002 },
  });
  const lines = traceStreamLines(stream, { step, from: -56, to: before(height), shortest: 150 });
  const [edge] = pens.heavy;
  const body =
    createLinesMarkup(lines, pens) +
    createShapesMarkup(shapes, { fill: stone, stroke: pens.color, 'stroke-width': edge });
  return { [`${name}.svg`]: createSvgFile(width, height, body, 'xMaxYMid slice') };
}
