import {
  createDrawing,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createStoneShape,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  inks,
  solveStream,
  traceStreamLines,
} from 'studio/art';
import { propertySize } from '../src/article/ArticleList/propertySize.ts';
import { drawDots, threatObjectStyle, threatPens } from './threatPicture.ts';

/** Draws the three properties of information as bands of water: a dot inside a stone, an unbroken line, an open gate. The protected part is orange. */
export const drawThreeProperties = (name: string): Drawing => createDrawing('threeProperties', { name }, draw);

const { width, height } = propertySize;
const axis = height / 2;
const step = 7;

interface Water {
  readonly stones: readonly {
    readonly x: number;
    readonly y: number;
    readonly size: readonly [number, number];
    readonly value: number;
  }[];
  /** `true` if the orange part is a dot inside the first stone. Otherwise the orange part is the middle line. */
  readonly closed?: true;
}

const waters: readonly Water[] = [
  { stones: [{ x: 70, y: axis, size: [62, 38], value: axis + step / 2 }], closed: true },
  {
    stones: [
      { x: 46, y: axis - 17, size: [26, 15], value: axis - step / 2 },
      { x: 96, y: axis + 16, size: [30, 16], value: axis + step / 2 },
    ],
  },
  {
    stones: [
      { x: 70, y: 6, size: [36, 40], value: axis - 2.5 * step },
      { x: 70, y: height - 6, size: [36, 40], value: axis + 2.5 * step },
    ],
  },
];

function draw({ name }: { readonly name: string }): DrawnFiles {
  // Nested SVGs clip each band at its edges.
  const bands = waters.map(
    (water, index) => `<svg y="${index * height}" width="${width}" height="${height}">${band(water, index)}</svg>`,
  );
  return { [`${name}.svg`]: createSvgFile(width, height * waters.length, bands.join('')) };
}

function band({ stones, closed }: Water, index: number): string {
  const shapes = stones.map(({ x, y, size }, nth) =>
    createStoneShape({ x, y, width: size[0], height: size[1], seed: 3 + index * 5 + nth * 2 }),
  );
  const stream = solveStream({
    width,
    height,
    cell: 0.5,
    obstacles: shapes.map((shape, nth) => ({ shape, value: stones[nth]?.value ?? axis })),
    flows: 'right',
    seed: 4 + index,
    unrest: { strength: 0.002, grain: 0.01 },
  });
  const lines = traceStreamLines(stream, { step, from: axis - 4 * step, to: axis + 4 * step, shortest: 30 });
  const ours = closed ? [] : lines.filter(({ value }) => Math.abs(value - axis) < 0.01);
  const fairway = ours.map(({ points }) => formatLine(points, threatPens.tolerance)).join('');
  return [
    createLinesMarkup(
      lines.filter((line) => !ours.includes(line)),
      threatPens,
    ),
    createShapesMarkup(shapes, { ...threatObjectStyle, fill: '#f7f9f5', 'stroke-width': 1.2 }),
    closed
      ? drawDots([[stones[0]?.x ?? 0, stones[0]?.y ?? 0]], inks.buoy)
      : createPathMarkup(fairway, { stroke: inks.buoy, 'stroke-width': 2.2 }),
  ].join('');
}
