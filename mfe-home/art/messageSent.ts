import {
  createDrawing,
  createEllipse,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
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
} from 'studio/art';

/** Draws the picture beside "message sent": the orange line has passed the last obstacle. */
export const drawMessageSent = (name: string): Drawing => createDrawing('messageSent', { name }, draw);

function draw({ name }: { readonly name: string }): DrawnFiles {
  const [width, height, step] = [700, 300, 11];
  const island = createEllipse([470, 150], [74, 40]);
  const stream = solveStream({
    width,
    height,
    cell: 1.5,
    flows: 'right',
    obstacles: [{ shape: island, clearance: 5, value: interpolateLines(154, step) }],
    seed: 3,
    unrest: { strength: 0.005, grain: 0.004 },
  });
  const lines = traceStreamLines(stream, listLinesAcross(height, step, 120));
  const fairway = pickFairwayLine(lines, width, 146);
  const pens: Pens = { color: inks.ink, thin: [0.8, 0.36], heavy: [1.4, 0.6], tolerance: 0.2 };
  const others = lines.filter((line) => line !== fairway);
  const body = [
    createLinesMarkup(others, pens),
    createShapesMarkup([island], { fill: inks.paper2 }),
    createPathMarkup(formatLine(fairway.points, pens.tolerance), fairwayPen),
  ];
  return { [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'xMidYMid slice') };
}
