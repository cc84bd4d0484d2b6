import {
  createDrawing,
  createEllipse,
  createLinesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  interpolateLines,
  listLinesAcross,
  type Pens,
  type Point,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';

export interface ColouredCurrentsParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** Line colours from top to bottom. Each colours an equal part of the stream's height. */
  readonly colors: readonly string[];
  readonly island: { readonly at: Point; readonly radii: Point; readonly meets: number };
  readonly step: number;
  readonly shortest: number;
  readonly pens: Omit<Pens, 'color'>;
}

/** Draws a stream of several colours that flows around an island: the strip at the bottom of the services panel. */
export const drawColouredCurrents = (parameters: ColouredCurrentsParameters): Drawing =>
  createDrawing('colouredCurrents', parameters, draw);

function draw(parameters: ColouredCurrentsParameters): DrawnFiles {
  const { name, width, height, colors, island, step, shortest, pens } = parameters;
  const obstacles = [{ shape: createEllipse(island.at, island.radii), value: interpolateLines(island.meets, step) }];
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const lines = traceStreamLines(stream, listLinesAcross(height, step, shortest));
  const share = height / colors.length;
  const body = colors.map((color, index) => {
    const own = lines.filter((line) => Math.floor(line.value / share) === index);
    return createLinesMarkup(own, { ...pens, color });
  });
  return { [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'xMidYMid slice') };
}
