import { createEllipse, createPathMarkup, createShapesMarkup, type Point, type Shape, traceOutline } from 'studio/art';

export type PostMotif = 'roe' | 'cat' | 'planet';

interface Drawn {
  /** Outlines that the stream flows around. `meets` is the y from which the dividing line comes. */
  readonly stones: readonly { readonly shape: Shape; readonly meets: number }[];
  readonly body: string;
}

const disc = (x: number, y: number, r: number, ry = r): Shape => createEllipse([x, y], [r, ry]);
const filled = (fill: string, ...shapes: readonly Shape[]): string => createShapesMarkup(shapes, { fill });
const stroked = (stroke: string, width: number, data: string, opacity = 1): string =>
  createPathMarkup(data, { stroke, 'stroke-width': width, 'stroke-linecap': 'round', opacity });

const grains: readonly (readonly [x: number, y: number, r: number])[] = [
  [206, 268, 92],
  [432, 236, 76],
  [330, 428, 112],
  [548, 392, 84],
  [116, 470, 76],
  [500, 588, 88],
  [250, 622, 82],
];

const roe: Drawn = {
  stones: grains.map(([x, y, r]) => ({ shape: disc(x, y, r), meets: y })),
  body: [
    filled('#ff8a3c', ...grains.map(([x, y, r]) => disc(x, y, r))),
    filled('#ffad5e', ...grains.map(([x, y, r]) => disc(x + r * 0.1, y + r * 0.14, r * 0.74))),
    filled('#ffd9a0', ...grains.map(([x, y, r]) => disc(x + r * 0.18, y + r * 0.28, r * 0.34))),
    filled('#fff', ...grains.map(([x, y, r]) => disc(x - r * 0.4, y - r * 0.44, r * 0.17, r * 0.12))),
  ].join(''),
};

/** x of the cat's face's axis, in px; the right half mirrors the left half. */
const middle = 320;
const both = (data: string): readonly Shape[] => {
  const shape = traceOutline(data);
  const over = ([x, y]: Point): Point => [2 * middle - x, y];
  return [shape, shape.map(([kind, ...points]) => [kind, ...points.map(over)] as unknown as Shape[number])];
};
const head = traceOutline(
  'M138 398C130 326 140 232 160 160C164 146 180 142 192 152L264 214C298 204 342 204 376 214L448 152C460 142 476 146 480 160C500 232 510 326 502 398C496 500 424 570 320 570C216 570 144 500 138 398Z',
);

const cat: Drawn = {
  stones: [{ shape: head, meets: 392 }],
  body: [
    filled('#fff9e8', head),
    filled('#f2b79c', ...both('M176 190L228 238C206 252 190 270 178 296C172 262 172 222 176 190Z')),
    filled('#e0c58f', ...both('M296 208L308 274L318 208ZM262 216L286 262L286 210Z')),
    filled('#e0c58f', ...both('M141 420L200 428L143 444ZM146 466L204 460L154 490Z')),
    filled('#1e4d3a', disc(244, 392, 32, 38), disc(396, 392, 32, 38)),
    filled('#fff', disc(234, 378, 10), disc(386, 378, 10)),
    filled(
      '#d9694f',
      traceOutline('M298 456C298 446 342 446 342 456C342 472 326 482 320 482C314 482 298 472 298 456Z'),
    ),
    stroked('#1e4d3a', 5, 'M320 482V502M320 502C314 522 288 524 278 510M320 502C326 522 352 524 362 510'),
    stroked('#fff9e8', 4, 'M196 478L84 462M198 500L92 516M444 478L556 462M442 500L548 516'),
  ].join(''),
};

const [px, py, pr] = [320, 392, 158];
/** Draws a band across the planet, slightly inside its outline. */
const band = (y: number, from = -1, to = 1): string => {
  const half = Math.sqrt(pr ** 2 - (y - py) ** 2) - 15;
  return `M${Math.round(px + from * half)} ${y}Q${px} ${y + 20} ${Math.round(px + to * half)} ${y}`;
};
/** Draws half of the planet's ring, seen from slightly above: the half in front of the planet (`near`) or the half behind. */
const ring = (rx: number, ry: number, near: boolean): string => {
  const [dx, dy] = [Math.cos(-0.32) * rx, Math.sin(-0.32) * rx];
  return `M${(px - dx).toFixed(1)} ${(py - dy).toFixed(1)}A${rx} ${ry} -18.3 0 ${near ? 0 : 1} ${(px + dx).toFixed(1)} ${(py + dy).toFixed(1)}`;
};
const rings = (near: boolean): string =>
  stroked('#c8ff3d', 5, ring(282, 74, near)) + stroked('#c8ff3d', 2, ring(252, 62, near) + ring(306, 84, near), 0.7);

const planet: Drawn = {
  stones: [
    { shape: disc(px, py, pr), meets: py },
    { shape: disc(540, 190, 36), meets: 182 },
    { shape: disc(112, 612, 26), meets: 618 },
  ],
  body: [
    rings(false),
    filled('#5a3fd0', disc(px, py, pr)),
    stroked('#8b6cff', 16, band(330) + band(424, -1, 0.6)),
    stroked('#b9a6ff', 9, band(372, -0.7, 1) + band(300, -0.6, 0.5)),
    stroked('#3b2798', 18, band(468) + band(506, -0.8, 1)),
    filled('#efeaff', disc(px - 66, py - 82, 22, 14)),
    rings(true),
    filled('#c8ff3d', disc(540, 190, 36)),
    filled('#b9a6ff', disc(112, 612, 26)),
  ].join(''),
};

export const postMotifs: Readonly<Record<PostMotif, Drawn>> = { roe, cat, planet };
