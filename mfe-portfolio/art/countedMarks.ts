import {
  createDrawing,
  createEllipse,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  type Shape,
  traceOutline,
} from 'studio/art';

export interface CountedMarksParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** `days`: plumb lines of growing depth, of which the last reaches the bottom. `drops`: drops that hang from the water's surface. */
  readonly of: 'days' | 'drops';
  readonly count: number;
  readonly color: string;
}

/** Draws `count` plumb lines (days) or drops side by side below a horizontal line, the water's surface. */
export const drawCountedMarks = (parameters: CountedMarksParameters): Drawing =>
  createDrawing('counted', parameters, draw);

const tenth = (value: number): number => Math.round(value * 10) / 10;

function draw({ name, width, height, of, count, color }: CountedMarksParameters): DrawnFiles {
  const [edge, foot] = [1.5, height - 8];
  const places = Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1);
    return { x: of === 'days' ? 1 + t * (width - 10) : 13 + t * (width - 26), t };
  });
  const surface = createPathMarkup(`M0 ${edge}H${width}`, { stroke: color, 'stroke-width': 1.5 });
  // Makes the plumb lines end on a drawn river bed: it falls slowly, rises over a shoal, and falls steeply at the end.
  const depth = (t: number): number =>
    edge + (foot - edge) * (0.26 + 0.74 * t ** 1.6 - 0.13 * Math.sin(t * Math.PI * 2.6));
  if (of === 'days') {
    const lines = places.map(({ x, t }) => `M${tenth(x)} ${edge}V${tenth(depth(t))}`).join('');
    const dots = places.map(({ x, t }, index) => {
      const r = index === count - 1 ? 6 : 2.2;
      return createEllipse([x, depth(t)], [r, r]);
    });
    return {
      [`${name}.svg`]: createSvgFile(
        width,
        height,
        surface +
          createPathMarkup(lines, { stroke: color, 'stroke-width': 1.4, opacity: 0.62 }) +
          createShapesMarkup(dots, { fill: color }),
      ),
    };
  }
  const hung = places.map(({ x }, index) => ({
    x,
    y: [44, 34, 52, 40, 30, 48][index % 6] ?? 40,
    r: [10.5, 9, 11.5, 10][index % 4] ?? 10,
  }));
  const threads = hung.map(({ x, y, r }) => `M${tenth(x)} ${edge}V${tenth(y - 1.9 * r)}`).join('');
  return {
    [`${name}.svg`]: createSvgFile(
      width,
      height,
      surface +
        createPathMarkup(threads, { stroke: color, 'stroke-width': 1, opacity: 0.5 }) +
        createShapesMarkup(hung.map(drop), { fill: color, 'fill-rule': 'evenodd' }),
    ),
  };
}

/** Returns a drop's outline with a second outline inside, which leaves the drop's highlight unfilled. */
function drop({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): Shape {
  const at = (points: readonly (readonly [number, number])[]): string =>
    points.map(([dx, dy]) => `${tenth(x + dx * r)} ${tenth(y + dy * r)}`).join(' ');
  return traceOutline(
    `M${at([[0, -2]])}C${at([
      [0.13, -1.37],
      [0.97, -0.8],
      [0.97, 0.07],
    ])}C${at([
      [0.97, 0.6],
      [0.53, 1],
      [0, 1],
    ])}C${at([
      [-0.53, 1],
      [-0.97, 0.6],
      [-0.97, 0.07],
    ])}C${at([
      [-0.97, -0.8],
      [-0.13, -1.37],
      [0, -2],
    ])}ZM${at([[-0.58, 0.1]])}C${at([
      [-0.58, 0.42],
      [-0.36, 0.62],
      [-0.06, 0.66],
    ])}C${at([
      [-0.26, 0.46],
      [-0.36, 0.3],
      [-0.38, 0.06],
    ])}Z`,
  );
}
