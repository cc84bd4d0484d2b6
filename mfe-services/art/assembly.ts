import {
  createDrawing,
  createJsonFile,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  inks,
  interpolateLines,
  listLinesAcross,
  type Point,
  pens,
  type Shape,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';
import { nonScalingStroke } from './stretchedDrawing.ts';
import { paperInks } from './work/paperInks.ts';

export interface AssemblyParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed'> {
  readonly name: string;
  readonly block: Point;
  readonly apart: number;
  /** Upper left corner of the first of the six blocks (modules). */
  readonly from: Point;
  readonly perRow: number;
  /** Index of the block that is taken out of the wall, and the block's new upper left corner. */
  readonly pulled: { readonly index: number; readonly to: Point };
  readonly step: number;
  readonly shortest: number;
  /**
   * Rectangles around the blocks, in which the page sets the names of typical projects. `couplings` are points on an edge, at which pins
   * connect a rectangle to its block.
   */
  readonly around?: readonly (Rectangle & {
    readonly couplings: readonly { readonly at: Point; readonly down?: true }[];
  })[];
  /** Rectangles for texts in the water. Lines flow around them. */
  readonly still?: readonly Rectangle[];
  /** Icons of the blocks, in their order. */
  readonly signs: readonly (keyof typeof signs)[];
  readonly signSize: number;
}

/** A rectangle: upper left corner and size. */
export interface Rectangle {
  readonly at: Point;
  readonly size: Point;
}

/** Icons of the modules in a square of 1 × 1: a key, two coins, arrows in both directions, boxes, columns, a ledger. */
const signs = {
  access: 'M.44.5A.2.2 0 1 1 .04.5A.2.2 0 1 1 .44.5H1M.74.5V.7M.93.5V.74',
  currencies: 'M.66.4A.3.3 0 1 1 .06.4A.3.3 0 1 1 .66.4M.7.36A.29.29 0 1 1 .38.74',
  exchange: 'M.04.32H.92M.72.12L.92.32L.72.52M.96.7H.08M.28.5L.08.7L.28.9',
  stock: 'M.27.08H.73V.5H.27ZM.02.54H.48V.96H.02ZM.52.54H.98V.96H.52Z',
  records: 'M.02.96H.98M.14.96V.62M.38.96V.3M.62.96V.46M.86.96V.08',
  books: 'M.5.2Q.3.06.02.12V.86Q.3.8.5.94Q.7.8.98.86V.12Q.7.06.5.2V.94',
} as const;

const count = 6;

/** Draws six modules as blocks of a wall in the stream. One is taken out; all others stay in place. The page sets their names. */
export const drawAssembly = (parameters: AssemblyParameters): Drawing => createDrawing('assembly', parameters, draw);

function draw(parameters: AssemblyParameters): DrawnFiles {
  const { name, width, height, block, apart, from, perRow, pulled, step, shortest, signSize } = parameters;
  const placeOf = (index: number): Point => [
    from[0] + (index % perRow) * (block[0] + apart),
    from[1] + Math.floor(index / perRow) * (block[1] + apart),
  ];
  const corners = Array.from({ length: count }, (_, index) => (index === pulled.index ? pulled.to : placeOf(index)));
  // All blocks of the wall have the same stream value, so no line of the stream runs between two blocks.
  const wall = from[1] + (Math.ceil(count / perRow) * (block[1] + apart)) / 2;
  const obstacles = corners.map((corner, index) => ({
    shape: rounded(corner, block, 16),
    clearance: index === pulled.index ? 7 : 5,
    value: interpolateLines(index === pulled.index ? corner[1] + block[1] / 2 : wall, step),
  }));
  const around = parameters.around ?? [];
  const others = [...around, ...(parameters.still ?? [])].map(({ at, size }) => ({
    shape: rounded(at, size, 16),
    clearance: 5,
    value: interpolateLines(wall, step),
  }));
  const flows = 'right';
  const stream = solveStream({
    ...parameters,
    unrest: { strength: 0.003, grain: 0.003 },
    flows,
    obstacles: [...obstacles, ...others],
  });
  const signOf = (index: number) => {
    const sign = parameters.signs[index];
    if (!sign) throw new Error('Each block of an assembly has a sign.');
    return sign;
  };
  const empty = placeOf(pulled.index);
  const [fromX, fromY] = [empty[0] + block[0] / 2, empty[1] + block[1] / 2];
  const [toX, toY] = [pulled.to[0] + block[0] / 2, pulled.to[1] + block[1] / 2];
  const part = (value: number): number => Math.round(value * 10_000) / 10_000;
  const partsOf = ({ at, size }: Rectangle) => ({
    x: part(at[0] / width),
    y: part(at[1] / height),
    width: part(size[0] / width),
    height: part(size[1] / height),
  });
  const shapes = obstacles.map(({ shape }) => shape);
  const upwards = width < height;
  // The orange line from the empty place to the block that was taken out, which it enters in the direction of the water.
  const way = upwards
    ? `M${fromX} ${fromY}C${fromX} ${fromY - 80} ${toX} ${toY + block[1] / 2 + 80} ${toX} ${toY + block[1] / 2}`
    : `M${fromX} ${fromY}C${fromX} ${fromY - 170} ${toX - 190} ${toY} ${pulled.to[0]} ${toY}`;
  const body = [
    createLinesMarkup(traceStreamLines(stream, listLinesAcross(height, step, shortest)), {
      ...pens.paper,
      color: paperInks.blue,
      thin: [0.8, 0.42],
      heavy: [1.3, 0.74],
    }),
    createShapesMarkup([rounded(empty, block, 16)], {
      fill: inks.chart,
      stroke: inks.ink,
      'stroke-width': 1.3,
      'stroke-dasharray': '2 7',
      ...nonScalingStroke,
    }),
    createPathMarkup(way, { stroke: inks.buoy, 'stroke-width': 2.4, 'stroke-linecap': 'round', ...nonScalingStroke }),
    // A dot in the empty place: a stroke of no length with round caps, which stays round when the page stretches the drawing.
    createPathMarkup(`M${fromX} ${fromY}h.01`, {
      stroke: inks.buoy,
      'stroke-width': 14,
      'stroke-linecap': 'round',
      ...nonScalingStroke,
    }),
    createShapesMarkup(
      around.map(({ at, size }) => rounded(at, size, 16)),
      { fill: inks.chart, stroke: inks.ink, 'stroke-width': 1.3, ...nonScalingStroke },
    ),
    createPathMarkup(around.flatMap(({ couplings }) => couplings.map((each) => coupling(each, apart))).join(''), {
      stroke: inks.ink,
      'stroke-width': 5,
      ...nonScalingStroke,
    }),
    createShapesMarkup(
      shapes.filter((_, index) => index !== pulled.index),
      { fill: inks.deep },
    ),
    createShapesMarkup(
      shapes.filter((_, index) => index === pulled.index),
      { fill: inks.buoy },
    ),
    ...corners.map(([x, y], index) =>
      createPathMarkup(signs[signOf(index)], {
        transform: `translate(${x + 0.42 * signSize} ${y + 0.42 * signSize}) scale(${signSize})`,
        stroke: index === pulled.index ? inks.ink : inks.foam,
        'stroke-width': 1.5,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
        ...nonScalingStroke,
      }),
    ),
  ];
  return {
    [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'none'),
    [`${name}.json`]: createJsonFile({
      width,
      height,
      block: [part(block[0] / width), part(block[1] / height)],
      blocks: corners.map(([x, y]) => ({ x: part(x / width), y: part(y / height) })),
      ...(around.length > 0 && { around: around.map(partsOf), still: (parameters.still ?? []).map(partsOf) }),
    }),
  };
}

/** Draws three short pins side by side across the gap between a block and a rectangle. */
function coupling({ at: [x, y], down }: { readonly at: Point; readonly down?: true }, long: number): string {
  return [-14, 0, 14].map((away) => (down ? `M${x + away} ${y}v${long}` : `M${x} ${y + away}h${long}`)).join('');
}

function rounded([x, y]: Point, [width, height]: Point, radius: number): Shape {
  const [right, bottom] = [x + width, y + height];
  return [
    ['M', [x + radius, y]],
    ['L', [right - radius, y]],
    ['Q', [right, y], [right, y + radius]],
    ['L', [right, bottom - radius]],
    ['Q', [right, bottom], [right - radius, bottom]],
    ['L', [x + radius, bottom]],
    ['Q', [x, bottom], [x, bottom - radius]],
    ['L', [x, y + radius]],
    ['Q', [x, y], [x + radius, y]],
    ['Z'],
  ];
}
