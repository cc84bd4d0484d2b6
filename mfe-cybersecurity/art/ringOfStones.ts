import {
  createDrawing,
  createFieldFile,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createStoneShape,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  fairwayPen,
  formatLine,
  inks,
  interpolateLines,
  listLinesAcross,
  type Pens,
  pickFairwayLine,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';

export interface RingOfStonesParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly stones: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
}

/**
 * Draws a ring of stones in a stream. The water's upper and lower half differ by the distance of two lines. So exactly one line, the orange
 * one, runs through the ring.
 */
export const drawRingOfStones = (parameters: RingOfStonesParameters): Drawing =>
  createDrawing('ringOfStones', parameters, draw);

function draw(parameters: RingOfStonesParameters): DrawnFiles {
  const { name, width, height, stones, x, y, radius, step, shortest, pens } = parameters;
  const axis = interpolateLines(y, step) + step / 2;
  const obstacles = Array.from({ length: stones }, (_, index) => {
    const angle = ((index + 0.5) / stones) * 2 * Math.PI;
    // Makes the two stones at the entrance and the two at the exit lower, so that the orange line touches none.
    const atGate = Math.abs(Math.sin(angle)) < Math.sin(Math.PI / stones) * 1.01;
    const shape = createStoneShape({
      x: x + Math.cos(angle) * radius,
      y: y + Math.sin(angle) * radius * 0.98,
      width: radius * (0.385 + ((index * 7) % 5) * 0.029),
      height: radius * (0.327 + ((index * 5) % 4) * 0.038) * (atGate ? 0.8 : 1),
      seed: index + 3,
    });
    return { shape, value: axis + (Math.sin(angle) < 0 ? -step / 2 : step / 2) };
  });
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const lines = traceStreamLines(stream, listLinesAcross(height, step, shortest));
  const fairway = pickFairwayLine(lines, width, axis);
  const others = lines.filter((line) => line !== fairway);
  const shapes = obstacles.map(({ shape }) => shape);
  const body = [
    createLinesMarkup(others, pens),
    createShapesMarkup(shapes, { fill: inks.stone, stroke: pens.color, 'stroke-width': 1.4, 'stroke-opacity': 0.85 }),
    createPathMarkup(formatLine(fairway.points, pens.tolerance), fairwayPen),
  ];
  return {
    [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'xMaxYMid slice'),
    [`${name}-field.txt`]: createFieldFile(stream, parameters),
  };
}
