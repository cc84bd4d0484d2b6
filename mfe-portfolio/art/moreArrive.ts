import {
  createDrawing,
  createLinesMarkup,
  createShapesMarkup,
  createStoneShape,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  interpolateLines,
  type StoneAt,
  solveStream,
  traceStreamLines,
} from 'studio/art';

export interface MoreArriveParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Number of thin lines, which stand for the amount before the growth. */
  readonly before: number;
  /** Number of thick lines, which stand for the growth. */
  readonly more: number;
  /** Obstacles in the stream, from left to right. */
  readonly stones: readonly StoneAt[];
  readonly seed: number;
  readonly color: string;
}

/** Draws growth as a stream of `before` + `more` lines between obstacles. The additional lines are thicker. */
export const drawMoreArrive = (parameters: MoreArriveParameters): Drawing =>
  createDrawing('moreArrive', parameters, draw);

function draw({ name, width, height, before, more, stones, seed, color }: MoreArriveParameters): DrawnFiles {
  const step = height / (before + more);
  const shapes = stones.map((at) => ({ shape: createStoneShape(at), value: interpolateLines(at.meets ?? at.y, step) }));
  const stream = solveStream({
    width,
    height,
    cell: 2,
    seed,
    unrest: { strength: 0.0032, grain: 0.0042 },
    obstacles: shapes,
    flows: 'right',
  });
  const lines = traceStreamLines(stream, { step, from: step / 2, to: height, shortest: width * 0.9 }).filter(
    ({ closed }) => !closed,
  );
  if (lines.length !== before + more)
    throw new Error(`${name}: ${lines.length} lines come through, not ${before + more}.`);
  // The additional lines run in the middle of the stream, so they pass the obstacles on both sides.
  const ordered = lines.toSorted((a, b) => a.value - b.value);
  const first = Math.round(before * 0.5);
  const isMore = (index: number) => index >= first && index < first + more;
  const tolerance = 0.35;
  const even = (weight: number, opacity: number) =>
    ({ color, thin: [weight, opacity], heavy: [weight, opacity], tolerance }) as const;
  const body = [
    createLinesMarkup(
      ordered.filter((_, index) => !isMore(index)),
      even(0.8, 0.34),
    ),
    createLinesMarkup(
      ordered.filter((_, index) => isMore(index)),
      even(1.5, 0.96),
    ),
    createShapesMarkup(
      shapes.map(({ shape }) => shape),
      { fill: '#eff1eb', stroke: color, 'stroke-width': 1.4 },
    ),
  ];
  return { [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'none') };
}
