import {
  betweenLines,
  chooseFairway,
  type Drawing,
  type DrawnFiles,
  drawing,
  ellipse,
  fairwayPen,
  fieldFile,
  inks,
  lineData,
  linesAcross,
  linesMarkup,
  type Pens,
  type Point,
  pathMarkup,
  type StoneAt,
  shapesMarkup,
  solveStream,
  stone,
  streamLines,
  svgFile,
  type Water,
} from 'studio/art';

export interface PlottedCourse extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly stones: readonly StoneAt[];
  readonly fairwayAt: number;
  /** Where along the fairway the course is marked. */
  readonly marks: readonly number[];
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
}

/** Strategy: a course plotted before anyone sets out, straight across the stones, and beside it the fairway that the water allows. */
export const plottedCourse = (parameters: PlottedCourse): Drawing => drawing('plottedCourse', parameters, draw);

function draw(parameters: PlottedCourse): DrawnFiles {
  const { name, width, height, stones, fairwayAt, marks, step, shortest, pens } = parameters;
  const obstacles = stones.map((at) => ({
    shape: stone(at),
    clearance: 3,
    value: betweenLines(at.meets ?? at.y, step),
  }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const lines = streamLines(stream, linesAcross(height, step, shortest));
  const fairway = chooseFairway(lines, width, fairwayAt);
  const others = lines.filter((line) => line !== fairway);
  const turns = marks.map((x): Point => fairway.points.find(([at]) => at >= x) ?? [x, fairwayAt]);
  const legs = turns.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const body = [
    linesMarkup(others, pens),
    shapesMarkup(
      obstacles.map(({ shape }) => shape),
      { fill: inks.stone, stroke: inks.stoneEdge, 'stroke-width': 1.4 },
    ),
    pathMarkup(lineData(fairway.points, pens.tolerance), fairwayPen),
    pathMarkup(legs, { stroke: inks.foam, 'stroke-width': 1.4, 'stroke-dasharray': '2 8', 'stroke-linecap': 'round' }),
    shapesMarkup(
      turns.map((turn) => ellipse(turn, [9, 9])),
      { fill: inks.deep, stroke: inks.foam, 'stroke-width': 1.6 },
    ),
  ];
  return {
    [`${name}.svg`]: svgFile(width, height, body.join(''), 'xMaxYMid slice'),
    [`${name}-field.txt`]: fieldFile(stream, parameters),
  };
}
