import {
  betweenLines,
  type Drawing,
  type DrawnFiles,
  drawing,
  ellipse,
  inks,
  jsonFile,
  linesAcross,
  linesMarkup,
  type Pens,
  pathMarkup,
  shapesMarkup,
  solveStream,
  streamLines,
  svgFile,
  type Water,
} from 'studio/art';

export interface SystemChart extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** Where each system lies: to the right the more logic, upwards the longer it is to live. */
  readonly systems: readonly { readonly key: string; readonly x: number; readonly y: number; readonly meets: number }[];
  readonly radius: readonly [number, number];
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
}

/** Four systems as islands on one chart, with its axes. The page sets names and the buoy. */
export const systemChart = (parameters: SystemChart): Drawing => drawing('systemChart', parameters, draw);

function draw(parameters: SystemChart): DrawnFiles {
  const { name, width, height, systems, radius, step, shortest, pens } = parameters;
  const obstacles = systems.map(({ x, y, meets }) => ({
    shape: ellipse([x, y], radius),
    clearance: 2,
    value: betweenLines(meets, step),
  }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const axes = { stroke: inks.ink, 'stroke-width': 1.2, 'vector-effect': 'non-scaling-stroke' };
  const body = [
    pathMarkup(`M0 0H${width}V${height}H0Z`, { fill: inks.chart }),
    linesMarkup(streamLines(stream, linesAcross(height, step, shortest)), pens),
    shapesMarkup(
      obstacles.map(({ shape }) => shape),
      { fill: inks.paper2, stroke: inks.ink, 'stroke-width': 1.3, 'vector-effect': 'non-scaling-stroke' },
    ),
    pathMarkup(`M.6 0V${height - 0.6}H${width}`, axes),
  ];
  const part = (value: number): number => Math.round(value * 10_000) / 10_000;
  return {
    [`${name}.svg`]: svgFile(width, height, body.join(''), 'none'),
    [`${name}.json`]: jsonFile({
      width,
      height,
      systems: systems.map(({ key, x, y }) => ({ key, x: part(x / width), y: part(y / height) })),
    }),
  };
}
