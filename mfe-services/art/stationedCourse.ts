import {
  createDrawing,
  createJsonFile,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createStoneShape,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  inks,
  interpolateLines,
  listLinesAcross,
  type Pens,
  type Point,
  type StoneAt,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';

export interface StationedCourseParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly stones: readonly StoneAt[];
  /** Points at which the course turns. The page draws a numbered circle at each. */
  readonly stations: readonly Point[];
  readonly step: number;
  readonly shortest: number;
  readonly color: string;
  readonly pens: Pens;
}

/** Draws the course of the strategy on a chart: a dotted line from station to station, between stones like those in its banner. */
export const drawStationedCourse = (parameters: StationedCourseParameters): Drawing =>
  createDrawing('stationedCourse', parameters, draw);

function draw(parameters: StationedCourseParameters): DrawnFiles {
  const { name, width, height, stones, stations, step, shortest, color, pens } = parameters;
  const obstacles = stones.map((at) => ({
    shape: createStoneShape(at),
    clearance: 3,
    value: interpolateLines(at.meets ?? at.y, step),
  }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const dotted = { stroke: color, 'stroke-width': 2.4, 'stroke-linecap': 'round', 'stroke-dasharray': '.1 9' };
  const body = [
    createLinesMarkup(traceStreamLines(stream, listLinesAcross(height, step, shortest)), pens),
    createShapesMarkup(
      obstacles.map(({ shape }) => shape),
      { fill: inks.paper2, stroke: inks.ink, 'stroke-width': 1.2, 'stroke-opacity': 0.6 },
    ),
    createPathMarkup(courseThrough([[-20, stations[0]?.[1] ?? 0], ...stations]), dotted),
  ];
  return {
    [`${name}.svg`]: createSvgFile(width, height, body.join('')),
    [`${name}.json`]: createJsonFile({
      width,
      height,
      stations: stations.map(([x, y]) => ({ x: part(x / width), y: part(y / height) })),
    }),
  };
}

/** Returns a curve through all stations that is horizontal at each. */
const courseThrough = (turns: readonly Point[]): string =>
  turns
    .map(([x, y], index) => {
      const [beforeX, beforeY] = turns[index - 1] ?? [x, y];
      const ease = (x - beforeX) * 0.42;
      return index === 0 ? `M${x} ${y}` : `C${beforeX + ease} ${beforeY} ${x - ease} ${y} ${x} ${y}`;
    })
    .join('');

const part = (value: number): number => Math.round(value * 10_000) / 10_000;
