import {
  type Drawing,
  type DrawnFiles,
  drawing,
  ellipse,
  fairwayPen,
  inks,
  lineData,
  linesMarkup,
  outline,
  pathMarkup,
  shapesMarkup,
  solveStream,
  streamLines,
  svgFile,
} from 'studio/art';

export interface OverTheStep {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Depth of the water over the first cover; over the second it has the whole height. */
  readonly shallow: number;
  /** The right end of the first cover. */
  readonly edge: number;
  /** The fairway's end with a buoy; without it, the fairway runs on. */
  readonly ends?: number;
  readonly seed: number;
  readonly lines: number;
}

/**
 * Water between the portfolio's title and the first two covers, or between two rows. It runs over the first cover and falls to the second,
 * which hangs lower.
 */
export const overTheStep = (parameters: OverTheStep): Drawing => drawing('overTheStep', parameters, draw);

const buoy = 7;

function draw({ name, width, height, shallow, edge, ends = width, seed, lines: count }: OverTheStep): DrawnFiles {
  const bed = outline(`M-20 ${shallow}H${edge}V${height + 20}H-20Z`);
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
  const lines = streamLines(stream, { step, from: 1.5 * step, to: shallow, shortest: width / 2 });
  const fairway = lines.toSorted((a, b) => b.value - a.value)[3];
  if (!fairway) throw new Error(`${name}: no line runs over the step.`);
  const rightward = fairway.points.toSorted((a, b) => a[0] - b[0]);
  const way = rightward.filter(([x]) => x <= ends);
  const body = [
    linesMarkup(
      lines.filter((line) => line !== fairway),
      { color: inks.tideInk, thin: [0.9, 0.4], heavy: [1.4, 0.7], tolerance: 0.4 },
    ),
    pathMarkup(lineData(way, 0.4), fairwayPen),
    ends < width ? shapesMarkup([ellipse(way.at(-1) ?? [0, 0], [buoy, buoy])], { fill: inks.buoy }) : '',
  ];
  return { [`${name}.svg`]: svgFile(width, height, body.join('')) };
}
