import {
  createDrawing,
  createEllipse,
  createJsonFile,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  inks,
  interpolateLines,
  listLinesAcross,
  type Pens,
  type Point,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';

export interface SystemChartParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** Position of each system: further right means more own logic, further up means a longer life. */
  readonly systems: readonly { readonly key: string; readonly x: number; readonly y: number; readonly meets: number }[];
  readonly radius: readonly [number, number];
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
}

/** Draws four systems as islands on a chart with axes. The page draws the names, and an orange line with a dot to the current system. */
export const drawSystemChart = (parameters: SystemChartParameters): Drawing =>
  createDrawing('systemChart', parameters, draw);

function draw(parameters: SystemChartParameters): DrawnFiles {
  const { name, width, height, cell, systems, radius, step, shortest, pens } = parameters;
  const obstacles = systems.map(({ x, y, meets }) => ({
    shape: createEllipse([x, y], radius),
    clearance: 2,
    value: interpolateLines(meets, step),
  }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const axes = { stroke: inks.ink, 'stroke-width': 1.2, 'vector-effect': 'non-scaling-stroke' };
  const body = [
    createPathMarkup(`M0 0H${width}V${height}H0Z`, { fill: inks.chart }),
    createLinesMarkup(traceStreamLines(stream, listLinesAcross(height, step, shortest)), pens),
    createShapesMarkup(
      obstacles.map(({ shape }) => shape),
      { fill: inks.paper2, stroke: inks.ink, 'stroke-width': 1.3, 'vector-effect': 'non-scaling-stroke' },
    ),
    createPathMarkup(`M.6 0V${height - 0.6}H${width}`, axes),
  ];
  /** Returns the line to an island: the stream line that ends where the water divides around the island. */
  const leadingTo = (index: number): readonly Point[] => {
    const value = obstacles[index]?.value ?? 0;
    const { x = 0, y = 0 } = systems[index] ?? {};
    const outside = ([px, py]: Point): boolean =>
      Math.hypot((px - x) / (radius[0] + 5), (py - y) / (radius[1] + 5)) > 1;
    const [line] = traceStreamLines(stream, { step, from: value, to: value, shortest: 20 }).filter(
      ({ closed, points }) => !closed && (points[0]?.[0] ?? width) < cell * 2,
    );
    if (!line)
      throw new Error(`No line of ${name} leads to its island ${index + 1}. Have the stream meet it elsewhere.`);
    const way = line.points.slice(
      0,
      line.points.findIndex((point) => !outside(point)),
    );
    const [px, py] = way.at(-1) ?? [0, 0];
    const shore = Math.hypot((px - x) / radius[0], (py - y) / radius[1]);
    return [...way, [x + (px - x) / shore, y + (py - y) / shore]];
  };
  const part = (value: number): number => Math.round(value * 10_000) / 10_000;
  return {
    [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'none'),
    [`${name}.json`]: createJsonFile({
      width,
      height,
      systems: systems.map(({ key, x, y }, index) => ({
        key,
        x: part(x / width),
        y: part(y / height),
        // Rounds coarsely, because the path becomes a part of the page's script, where each digit counts.
        fairway: formatLine(leadingTo(index), 4 * pens.tolerance),
      })),
    }),
  };
}
