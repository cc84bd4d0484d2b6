import { createEllipse, type Drawing, type Point, type Shape, traceOutline } from 'studio/art';
import { riverAreas } from '../src/caseStudies/bannerSceneSize.ts';
import { drawRiverPast, type RiverPastParameters } from './riverPast.ts';

type Disc = readonly [x: number, y: number, r: number];
const circle = (x: number, y: number, r: number): Shape => createEllipse([x, y], [r, r]);

const closed = (points: readonly Point[]): Shape => [
  ...points.map((point, index) => [index === 0 ? 'M' : 'L', point] as const),
  ['Z'],
];

/** The painted planet of Key4GG. The orange line runs in the gap of its ring; `gap` is the gap's radius in radii of the planet. */
const giant = { x: 1370, y: 520, r: 470, tilt: -22, flat: 0.26, gap: 1.682 } as const;
const inRing = (degrees: number, far: number): Point => {
  const [at, turn] = [(degrees * Math.PI) / 180, (giant.tilt * Math.PI) / 180];
  const [dx, dy] = [Math.cos(at) * far * giant.r, Math.sin(at) * far * giant.r * giant.flat];
  return [giant.x + dx * Math.cos(turn) - dy * Math.sin(turn), giant.y + dx * Math.sin(turn) + dy * Math.cos(turn)];
};
const alongRing = (from: number, to: number, far: number, points = 60): Point[] =>
  Array.from({ length: points + 1 }, (_, index) => inRing(from + ((to - from) * index) / points, far));
const ringed = closed(alongRing(0, 360, giant.gap, 120));

const key4gg = {
  enters: 330,
  leaves: 250,
  above: 7,
  // No lines below the orange line: on the planet's lower side they would cross the title.
  below: 0,
  step: 22,
  stones: [
    { shape: ringed, steps: 0.5 },
    { shape: circle(640, 330, 60), steps: -4.5 },
    { shape: circle(838, 236, 30), steps: -6.5 },
  ],
  before: [circle(giant.x, giant.y, giant.r + 2)],
  // Continues the orange line along the planet's ring.
  goesOn: [alongRing(20, 128, giant.gap)],
  buoy: true,
  seed: 7,
  unrest: 0.0009,
} satisfies Partial<RiverPastParameters>;

/** Outline of the painted bottle of BMED; the serum's surface is at `surface`. */
const bottle = traceOutline(
  'M1116 223V119Q1120 69 1272 69Q1424 69 1428 119V403Q1451 439 1528 466V1080H1016V466Q1093 439 1116 403Z',
);
const surface = { y: 514, left: 1034, right: 1510, low: 17 } as const;
/** Outlines of BMED's painted drops. */
const drops = (
  [
    [226, 392, 1.1],
    [668, 322, 1.62],
    [1752, 356, 1.36],
  ] as const
).map(([x, y, scale]) =>
  traceOutline('M0 -62C5 -42 31 -25 31 2C31 19 17 32 0 32C-17 32 -31 19 -31 2C-31 -25 -5 -42 0 -62Z').map(
    ([step, ...points]) =>
      [step, ...points.map(([px, py]) => [x + px * scale, y + py * scale])] as unknown as Shape[number],
  ),
);

const bmed = {
  enters: 486,
  leaves: surface.y,
  above: 9,
  below: 1,
  step: 24,
  stones: drops.map((shape, index) => ({ shape, steps: [-4.5, -6.5, -5.5][index] ?? 0 })),
  before: [bottle],
  // Continues the orange line along the surface of the serum.
  goesOn: [
    Array.from({ length: 61 }, (_, index): Point => {
      const at = Math.PI * (1 - index / 60);
      return [
        (surface.left + surface.right) / 2 + (Math.cos(at) * (surface.right - surface.left)) / 2,
        surface.y + Math.sin(at) * surface.low,
      ];
    }),
  ],
  seed: 16,
  unrest: 0.0026,
} satisfies Partial<RiverPastParameters>;

/** Grains of roe in Ikura's painted scene around which the water flows, chosen because their outlines are visible. */
const grains: readonly (readonly [grain: Disc, steps: number])[] = [
  [[85, 688, 66], 0.5],
  [[538, 675, 84], 0.5],
  [[1268, 649, 82], -0.5],
  [[1666, 625, 75], -1.5],
];

const ikura = {
  enters: 690,
  leaves: 650,
  above: 3,
  below: 3,
  step: 17,
  stones: grains.map(([grain, steps]) => ({ shape: circle(...grain), steps })),
  bed: { color: '#3d0801', reach: 76 },
  seed: 4,
  unrest: 0.0016,
} satisfies Partial<RiverPastParameters>;

/** Returns the outline of a painted piece of dry food by its position, radius and rotation. */
function piece(kind: 'disc' | 'cross', [x, y, r]: Disc, degrees: number): Shape {
  const [scale, turn] = [r / 30, (degrees * Math.PI) / 180];
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return traceOutline(pieces[kind]).map(
    ([step, ...points]) =>
      [
        step,
        ...points.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]),
      ] as unknown as Shape[number],
  );
}
const pieces = {
  disc: 'M-30 0Q-31 -27 0 -28Q31 -27 30 0Q31 27 0 28Q-31 27 -30 0Z',
  cross:
    'M-11 -30Q0 -34 11 -30Q14 -20 13 -13Q22 -14 30 -11Q34 0 30 11Q20 14 13 13Q14 22 11 30Q0 34 -11 30Q-14 20 -13 13Q-22 14 -30 11Q-34 0 -30 -11Q-20 -14 -13 -13Q-14 -22 -11 -30Z',
} as const;

/** Pieces of food under the cat's paws in Zoo Expert's banner. Together they are one obstacle for the water. */
const bowl: readonly Disc[] = [
  [937, 593, 66],
  [1024, 621, 68],
  [1111, 636, 64],
  [1199, 640, 66],
  [1284, 653, 64],
  [1387, 646, 68],
  [1453, 626, 70],
  [1535, 615, 70],
  [1624, 585, 65],
];
const underPaws: Shape = (() => {
  const foot = Array.from({ length: 103 }, (_, index) => 872 + index * 8).flatMap((x): Point[] => {
    const heights = bowl
      .filter(([bx, , r]) => Math.abs(x - bx) < r)
      .map(([bx, by, r]) => by + Math.sqrt(r * r - (x - bx) ** 2));
    return heights.length > 0 ? [[x, Math.max(...heights)]] : [];
  });
  const head = foot.map(([x]): Point => [x, 540]);
  return closed([...head.toReversed(), ...foot]);
})();

const zooExpert = {
  enters: 706,
  leaves: 716,
  above: 3,
  below: 3,
  step: 16,
  stones: [
    { shape: piece('disc', [131, 635, 78], 284), steps: -1.5 },
    { shape: piece('cross', [544, 634, 73], 84), steps: -1.5 },
    { shape: piece('disc', [761, 793, 70], 196), steps: 3.5 },
    { shape: piece('cross', [1796, 664, 83], 273), steps: -1.5 },
    { shape: underPaws, steps: -3.5 },
  ],
  bed: { color: '#06180f', reach: 64 },
  seed: 9,
  unrest: 0.0016,
} satisfies Partial<RiverPastParameters>;
/** Parameters for phones: the water passes below the cat, because the crop is narrow and fades out beside the cat. */
const belowCat = {
  enters: 812,
  leaves: 816,
  above: 1,
  below: 2,
  step: 15,
  stones: [{ shape: createEllipse([1285, 690], [350, 108]), steps: -8.5 }],
  bed: undefined,
} satisfies Partial<RiverPastParameters>;

const pen = (color: string) => ({ color, thin: [1.1, 0.46], heavy: [1.8, 0.8], tolerance: 0.6 }) as const;
/** Pens for phones, which show the scene at less than half its size. */
const thickPen = (color: string) => ({ color, thin: [1.9, 0.46], heavy: [2.6, 0.8], tolerance: 0.9 }) as const;

/** The rivers of the four banners, each in a colour of its scene. The fourth value of an entry overrides parameters on phones. */
export const bannerRivers: readonly Drawing[] = (
  [
    ['key4gg', key4gg, '#b7a6ff', { left: 690, above: 4 }],
    ['bmed', bmed, '#ffc9d6', { left: 782 }],
    ['ikura', ikura, '#ffc6a0', { left: 560 }],
    ['zoo-expert', zooExpert, '#d9efb4', { left: 890, ...belowCat }],
  ] as const
).flatMap(([key, river, color, onPhones]) => [
  drawRiverPast({ ...river, ...riverAreas.wide, name: `river-${key}`, pens: pen(color), fairway: 3 }),
  drawRiverPast({
    ...river,
    ...riverAreas.portrait,
    ...onPhones,
    name: `river-${key}-portrait`,
    pens: thickPen(color),
    fairway: 5,
  }),
]);
