import { type Drawing, type Point, pens, type Shape } from 'studio/art';
import { bannerColors } from '../src/services/ServiceBanner/bannerColors.ts';
import type { BanneredKey } from '../src/services/ServiceBanner/bannerDrawings.ts';
import { drawLetterStones } from './letterStones.ts';

/** Returns the parameters that all banners share: the same water, in the service's colour. Only letters and `seed` differ. */
const banner = (key: BanneredKey) =>
  ({
    name: `banner-${key}`,
    width: 1440,
    height: 720,
    cell: 2.5,
    clearance: 6,
    step: 10.5,
    shortest: 150,
    unrest: { strength: 0.0028, grain: 0.0019 },
    pens: pens.deep,
    water: bannerColors[key],
    answers: true,
    masked: true,
  }) as const;

/**
 * Parameters of the version for phones, on which the wide drawing's letters would be too small. It has no separate mask of the orange line,
 * because on phones no text covers that line.
 */
const upright = (key: BanneredKey) => ({ ...banner(key), name: `banner-${key}-upright`, masked: undefined });

/** Returns land for a bank: the area between a Bézier curve (the shore) and the drawing's upper or lower edge. */
function bank(from: Point, pulled: Point, pulling: Point, to: Point): Shape {
  const edge = from[1] < 360 ? -20 : 740;
  return [
    ['M', [from[0] - 20, edge]],
    ['L', [from[0] - 20, from[1]]],
    ['C', pulled, pulling, to],
    ['L', [to[0] + 20, to[1]]],
    ['L', [to[0] + 20, edge]],
    ['Z'],
  ];
}

/** Returns a wall of a lock with rounded ends. `x` and `y` are its upper left corner. */
function wall(x: number, y: number, width: number, height: number): Shape {
  const [right, foot, half] = [x + width, y + height, width / 2];
  return [
    ['M', [x, y + half]],
    ['C', [x, y - half * 0.33], [right, y - half * 0.33], [right, y + half]],
    ['L', [right, foot - half]],
    ['C', [right, foot + half * 0.33], [x, foot + half * 0.33], [x, foot - half]],
    ['Z'],
  ];
}

/** The banners of the services. The stream flows around the large letters of each service. */
export const banners: readonly Drawing[] = [
  // SEO: each letter stands higher than the letter before, and the orange line climbs too.
  drawLetterStones({
    ...banner('seo'),
    letters: [
      { text: 'S', size: 336, left: 664, baseline: 450, meets: [262], look: 'foam' },
      { text: 'E', size: 336, left: 866, baseline: 396, meets: [370], look: 'foam' },
      { text: 'O', size: 336, left: 1126, baseline: 340, meets: [340], look: 'foam' },
    ],
    fairwayAt: 315,
    seed: 14,
  }),
  // PPC: three letters across the whole width, each smaller than the letter before. The stream narrows between its banks, like the funnel
  // further down the page.
  drawLetterStones({
    ...banner('ppc'),
    step: 13,
    letters: [
      { text: 'P', size: 486, left: 64, baseline: 490, meets: [300], look: 'foam' },
      { text: 'P', size: 330, left: 690, baseline: 440, meets: [404], look: 'foam' },
      { text: 'C', size: 222, left: 1259, baseline: 404, meets: [326], look: 'foam' },
    ],
    banks: [
      { shape: bank([0, 24], [430, 30], [860, 176], [1440, 214]), value: 0 },
      { shape: bank([0, 690], [430, 684], [860, 500], [1440, 446]), value: 720 },
    ],
    fairwayAt: 364,
    seed: 24,
  }),
  drawLetterStones({
    ...upright('ppc'),
    letters: [
      { text: 'P', size: 486, left: 706, baseline: 446, meets: [250], look: 'foam' },
      { text: 'P', size: 330, left: 1024, baseline: 386, meets: [322], look: 'foam' },
      { text: 'C', size: 200, left: 1254, baseline: 334, meets: [262], look: 'foam' },
    ],
    fairwayAt: 300,
    seed: 24,
  }),
  // SMM: the letters stand like stepping stones from bank to bank.
  drawLetterStones({
    ...banner('smm'),
    letters: [
      { text: 'S', size: 342, left: 64, baseline: 654, meets: [540], look: 'foam' },
      { text: 'M', size: 342, left: 500, baseline: 668, meets: [570], look: 'foam' },
      { text: 'M', size: 342, left: 1072, baseline: 636, meets: [522], look: 'foam' },
    ],
    fairwayAt: 540,
    seed: 19,
  }),
  // SMM on phones: the letters stand close together, like islands.
  drawLetterStones({
    ...upright('smm'),
    letters: [
      { text: 'S', size: 330, left: 736, baseline: 346, meets: [250], look: 'foam' },
      { text: 'M', size: 222, left: 938, baseline: 444, meets: [372], look: 'foam' },
      { text: 'M', size: 252, left: 1170, baseline: 286, meets: [246], look: 'foam' },
    ],
    fairwayAt: 304,
    seed: 19,
  }),
  // Strategy: a question mark. `marks` are four circles on the orange line around it, the stations of the `Course` section.
  drawLetterStones({
    ...banner('marketing-strategy'),
    letters: [{ text: '?', size: 494, left: 1024, baseline: 446, meets: [256], look: 'foam' }],
    stones: [
      { x: 700, y: 214, width: 170, height: 120, seed: 34, meets: 256 },
      { x: 870, y: 372, width: 180, height: 140, seed: 41, meets: 330 },
    ],
    marks: [700, 870, 1010, 1340],
    fairwayAt: 300,
    seed: 26,
  }),
  // Hub of frameworks: two braces with only water between them; the four services of the hub follow below the banner.
  drawLetterStones({
    ...banner('cms-framework'),
    letters: [
      { text: '{', size: 360, left: 794, baseline: 382, meets: [262], look: 'foam', weight: 300 },
      { text: '}', size: 360, left: 1230, baseline: 382, meets: [300], look: 'foam', weight: 300 },
    ],
    fairwayAt: 268,
    seed: 17,
  }),
  // WordPress: a W almost as high as the banner. The text stands left of the letter, and the orange line passes below both.
  drawLetterStones({
    ...banner('wordpress'),
    step: 13,
    letters: [{ text: 'W', size: 706, left: 652, baseline: 624, meets: [548], look: 'foam' }],
    fairwayAt: 568,
    seed: 15,
  }),
  drawLetterStones({
    ...upright('wordpress'),
    letters: [{ text: 'W', size: 490, left: 840, baseline: 436, meets: [250], look: 'foam' }],
    fairwayAt: 280,
    seed: 15,
  }),
  // OpenCart: the O and the C are the wheels of a cart; the page's text stands between them.
  drawLetterStones({
    ...banner('opencart'),
    letters: [
      { text: 'O', size: 452, left: 64, baseline: 556, meets: [636], look: 'foam' },
      { text: 'C', size: 452, left: 1147, baseline: 556, meets: [636], look: 'foam' },
    ],
    fairwayAt: 630,
    seed: 16,
  }),
  // OpenCart on phones: the O and the C stand side by side, with the orange line between them.
  drawLetterStones({
    ...upright('opencart'),
    letters: [
      { text: 'O', size: 412, left: 780, baseline: 394, meets: [236], look: 'foam' },
      { text: 'C', size: 412, left: 1096, baseline: 448, meets: [346], look: 'foam' },
    ],
    fairwayAt: 284,
    seed: 16,
  }),
  // Laravel: the L is a wall with a sill, over which the water flows. The text stands right of the stem, a lock at the right edge.
  drawLetterStones({
    ...banner('laravel'),
    letters: [{ text: 'L', size: 590, left: 64, baseline: 612, meets: [590], look: 'foam' }],
    lock: {
      walls: [
        { shape: wall(1210, 236, 46, 226), meets: 470 },
        { shape: wall(1210, 574, 46, 240), meets: 712 },
      ],
      buoy: 1284,
    },
    fairwayAt: 584,
    seed: 18,
  }),
  // Laravel on phones: the lock stands directly right of the L.
  drawLetterStones({
    ...upright('laravel'),
    letters: [{ text: 'L', size: 476, left: 813, baseline: 452, meets: [430], look: 'foam' }],
    lock: {
      walls: [
        { shape: wall(1252, 122, 44, 216), meets: 310 },
        { shape: wall(1252, 444, 44, 240), meets: 548 },
      ],
      buoy: 1340,
    },
    fairwayAt: 424,
    seed: 18,
  }),
  // Symfony: the f is a pillar in the middle, which divides the stream. Texts stand left and right of the letter.
  drawLetterStones({
    ...banner('symfony'),
    letters: [
      { text: 'S', size: 400, left: 380, baseline: 444, meets: [378], look: 'foam' },
      { text: 'f', size: 640, left: 624, baseline: 604, meets: [300], look: 'foam' },
    ],
    fairwayAt: 340,
    seed: 20,
  }),
];
