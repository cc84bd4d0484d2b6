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
  solveStream,
  traceOutline,
  traceStreamLines,
} from 'studio/art';

export interface OverTheStepParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Depth of the water above the first cover, in px. Above the second, lower cover, the water is as deep as the drawing is high. */
  readonly shallow: number;
  /** x of the first cover's right edge, in px. */
  readonly edge: number;
  /** x in px at which the orange line ends in a dot (the buoy). By default the line runs to the drawing's right edge. */
  readonly ends?: number;
  readonly seed: number;
  readonly lines: number;
}

/** Draws the water above two covers, of which the second hangs lower: it runs over the first cover and falls to the second. */
export const drawOverTheStep = (parameters: OverTheStepParameters): Drawing =>
  createDrawing('overTheStep', parameters, draw);

const buoy = 7;

function draw({
  name,
  width,
  height,
  shallow,
  edge,
  ends = width,
  seed,
  lines: count,
}: OverTheStepParameters): DrawnFiles {
  const bed = traceOutline(`M-20 ${shallow}H${edge}V${height + 20}H-20Z`);
  const stream = solveStream({
    width,
    height,
    cell: 2,
    seed,
    unrest: { strength: 0.004, grain: 0.006 },
    obstacles: [{ shape: bed, value: shallow }],
    flows: (_x, y, side) => {
      if (side === 'bottom') return shallow;
      if (side === 'top') return 0;
      return side === 'left' ? Math.min(shallow, y) : (y * shallow) / height;
    },
  });
  const step = shallow / count;
  const lines = traceStreamLines(stream, { step, from: 1.5 * step, to: shallow, shortest: width / 2 });
  const fairway = lines.toSorted((a, b) => b.value - a.value)[3];
  if (!fairway) throw new Error(`${name}: no line runs over the step.`);
  const rightward = fairway.points.toSorted((a, b) => a[0] - b[0]);
  const way = rightward.filter(([x]) => x <= ends);
  const body = [
    createLinesMarkup(
      lines.filter((line) => line !== fairway),
      { color: inks.tideInk, thin: [0.9, 0.4], heavy: [1.4, 0.7], tolerance: 0.4 },
    ),
    createPathMarkup(formatLine(way, 0.4), fairwayPen),
    ends < width ? createShapesMarkup([createEllipse(way.at(-1) ?? [0, 0], [buoy, buoy])], { fill: inks.buoy }) : '',
  ];
  return { [`${name}.svg`]: createSvgFile(width, height, body.join('')) };
}
