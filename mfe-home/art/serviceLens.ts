import {
  createDrawing,
  createEllipse,
  createLettering,
  createLinesMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  interpolateLines,
  listLinesAcross,
  listPolygons,
  measureBox,
  type Shape,
  solveStream,
  traceOutline,
  traceStreamLines,
} from 'studio/art';

export interface ServiceLensParameters {
  readonly name: string;
  /** Subject in the water: a page of blocks, four systems between braces, a button with a pointer, or banks between which four channels join. */
  readonly of: 'page' | 'systems' | 'button' | 'channels';
  readonly color: string;
  readonly seed: number;
}

/** Draws the picture in the lens of a service's row: the row's water, which flows around the service's subject. */
export const drawServiceLens = (parameters: ServiceLensParameters): Drawing =>
  createDrawing('serviceLens', parameters, draw);

const size = { width: 300, height: 204 } as const;
const step = 6;

const block = (x: number, y: number, width: number, height: number, r: number): Shape =>
  traceOutline(
    `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`,
  );

/** Obstacles. `meets` is the y at which the water divides around an obstacle; by default, its middle. */
type Standing = readonly (readonly [shape: Shape, meets?: number])[];

const standing: Readonly<Record<ServiceLensParameters['of'], () => Promise<Standing> | Standing>> = {
  page: () => [
    [block(66, 42, 168, 14, 5)],
    [block(66, 76, 96, 62, 6)],
    [block(184, 76, 50, 24, 5)],
    [block(184, 116, 50, 22, 5)],
    [block(66, 156, 122, 12, 5)],
  ],
  systems: async () => {
    const { letters } = await createLettering('{}', { left: 0, baseline: 140, size: 128, weight: 300, tracking: 0 });
    const braces = letters.map((shape, index) => {
      const { left, right, top, bottom } = measureBox([shape]);
      const by = [(index === 0 ? 74 : 226) - (left + right) / 2, 102 - (top + bottom) / 2] as const;
      return moved(shape, by);
    });
    const four = [
      [128, 80],
      [172, 80],
      [128, 124],
      [172, 124],
    ] as const;
    return [...braces.map((shape) => [shape] as const), ...four.map((at) => [createEllipse(at, [15, 15])] as const)];
  },
  button: () => [
    [block(72, 74, 136, 52, 26), 99],
    [traceOutline('M184 98L184 152L197 141L206 161L217 156L208 137L225 136Z'), 140],
  ],
  channels: () => [
    [traceOutline('M-20 -20H320V72C262 72 236 70 204 56C150 30 100 8 -20 6Z'), 0],
    [traceOutline('M-20 224H320V132C262 132 236 134 204 148C150 174 100 196 -20 198Z'), size.height],
    ...([51, 102, 153] as const).map((y) => {
      const lean = (102 - y) * 0.3;
      return [
        traceOutline(
          `M-30 ${y - 5}C30 ${y - 7} 84 ${y - 4 + lean * 0.4} 132 ${y + lean}C84 ${y + 5 + lean * 0.4} 30 ${y + 7} -30 ${y + 5}Z`,
        ),
        y,
      ] as const;
    }),
  ],
};

async function draw({ name, of, color, seed }: ServiceLensParameters) {
  const things = await standing[of]();
  const obstacles = things.map(([shape, meets]) => {
    const { top, bottom } = measureBox([shape]);
    const value = meets === 0 || meets === size.height ? meets : interpolateLines(meets ?? (top + bottom) / 2, step);
    return { shape, value };
  });
  const stream = solveStream({
    ...size,
    cell: 1,
    seed,
    unrest: { strength: 0.004, grain: 0.008 },
    obstacles,
    flows: 'right',
  });
  const lines = traceStreamLines(stream, listLinesAcross(size.height, step, 40));
  const body = [
    createLinesMarkup(lines, { color, thin: [1.1, 0.6], heavy: [1.9, 1], tolerance: 0.25 }),
    // One path for each shape, so that a later shape covers an earlier one.
    ...obstacles.map(({ shape }, index) =>
      createShapesMarkup([shape], {
        fill: color,
        'fill-opacity': of === 'button' && index > 0 ? 1 : 0.24,
        stroke: color,
        'stroke-width': 1.9,
        'stroke-linejoin': 'round',
      }),
    ),
  ];
  return { [`${name}.svg`]: createSvgFile(size.width, size.height, body.join(''), 'xMidYMid slice') };
}

const moved = (shape: Shape, [dx, dy]: readonly [number, number]): Shape =>
  listPolygons(shape).flatMap((points) => [
    ...points.map(([x, y], index) => [index === 0 ? 'M' : 'L', [x + dx, y + dy]] as const),
    ['Z'] as const,
  ]) as Shape;
