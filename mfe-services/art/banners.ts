import { type Drawing, type Point, pens, type Shape } from 'studio/art';
import type { BanneredKey } from '../src/services/ServiceBanner/bannerDrawings.ts';
import { waters } from '../src/services/ServiceBanner/waters.ts';
import { letterStones } from './letterStones.ts';

/** Every banner of a service is one water, in the service's colour; what stands in it tells the pages apart, too. */
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
    water: waters[key],
    answers: true,
    masked: true,
  }) as const;

/** The same on phones, where its letters would be too small side by side: only the water is answered, as nothing there is kept whole by a mask. */
const upright = (key: BanneredKey) => ({ ...banner(key), name: `banner-${key}-upright`, masked: undefined });

/** Land between a shore and the edge of the drawing that is nearer. */
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

/** A wall of a lock from its upper left corner, rounded at its ends. */
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

/** The banners of the services: each stands in the water as its own letters. */
export const banners: readonly Drawing[] = [
  // They climb, and the fairway from step to step.
  letterStones({
    ...banner('seo'),
    letters: [
      { text: 'S', size: 336, left: 664, baseline: 450, meets: [262], look: 'foam' },
      { text: 'E', size: 336, left: 866, baseline: 396, meets: [370], look: 'foam' },
      { text: 'O', size: 336, left: 1126, baseline: 340, meets: [340], look: 'foam' },
    ],
    fairwayAt: 315,
    seed: 14,
  }),
  // Over the whole width, each smaller than the one before, and their river between its banks as the funnel below: what is left at the end is a sale.
  letterStones({
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
  letterStones({
    ...upright('ppc'),
    letters: [
      { text: 'P', size: 486, left: 706, baseline: 446, meets: [250], look: 'foam' },
      { text: 'P', size: 330, left: 1024, baseline: 386, meets: [322], look: 'foam' },
      { text: 'C', size: 200, left: 1254, baseline: 334, meets: [262], look: 'foam' },
    ],
    fairwayAt: 300,
    seed: 24,
  }),
  // Stepping stones from bank to bank: who crosses goes from one to the next.
  letterStones({
    ...banner('smm'),
    letters: [
      { text: 'S', size: 342, left: 64, baseline: 654, meets: [540], look: 'foam' },
      { text: 'M', size: 342, left: 500, baseline: 668, meets: [570], look: 'foam' },
      { text: 'M', size: 342, left: 1072, baseline: 636, meets: [522], look: 'foam' },
    ],
    fairwayAt: 540,
    seed: 19,
  }),
  // Islands of one archipelago.
  letterStones({
    ...upright('smm'),
    letters: [
      { text: 'S', size: 330, left: 736, baseline: 346, meets: [250], look: 'foam' },
      { text: 'M', size: 222, left: 938, baseline: 444, meets: [372], look: 'foam' },
      { text: 'M', size: 252, left: 1170, baseline: 286, meets: [246], look: 'foam' },
    ],
    fairwayAt: 304,
    seed: 19,
  }),
  // The four stations of the course below, on the way that goes round the question and on.
  letterStones({
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
  // Between the braces there is nothing but water: the four services stand below.
  letterStones({
    ...banner('cms-framework'),
    letters: [
      { text: '{', size: 360, left: 794, baseline: 382, meets: [262], look: 'foam', weight: 300 },
      { text: '}', size: 360, left: 1230, baseline: 382, meets: [300], look: 'foam', weight: 300 },
    ],
    fairwayAt: 268,
    seed: 17,
  }),
  // As high as the water: the words stand at its left, and the fairway goes below both.
  letterStones({
    ...banner('wordpress'),
    step: 13,
    letters: [{ text: 'W', size: 706, left: 652, baseline: 624, meets: [548], look: 'foam' }],
    fairwayAt: 568,
    seed: 15,
  }),
  letterStones({
    ...upright('wordpress'),
    letters: [{ text: 'W', size: 490, left: 840, baseline: 436, meets: [250], look: 'foam' }],
    fairwayAt: 280,
    seed: 15,
  }),
  // The two wheels of a cart; what is carried hangs between them, and there the words are.
  letterStones({
    ...banner('opencart'),
    letters: [
      { text: 'O', size: 452, left: 64, baseline: 556, meets: [636], look: 'foam' },
      { text: 'C', size: 452, left: 1147, baseline: 556, meets: [636], look: 'foam' },
    ],
    fairwayAt: 630,
    seed: 16,
  }),
  // What it is carried in, and what is bought: two basins, and the way goes through between them.
  letterStones({
    ...upright('opencart'),
    letters: [
      { text: 'O', size: 412, left: 780, baseline: 394, meets: [236], look: 'foam' },
      { text: 'C', size: 412, left: 1096, baseline: 448, meets: [346], look: 'foam' },
    ],
    fairwayAt: 284,
    seed: 16,
  }),
  // A wall that the water is held by, and a sill that it goes out over: behind it the words, and right of them a lock, as on the way of a job below.
  letterStones({
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
  // On phones the lock stands right behind the sill.
  letterStones({
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
  // The second is a pillar in the middle, down between the words, and the stream parts at it.
  letterStones({
    ...banner('symfony'),
    letters: [
      { text: 'S', size: 400, left: 380, baseline: 444, meets: [378], look: 'foam' },
      { text: 'f', size: 640, left: 624, baseline: 604, meets: [300], look: 'foam' },
    ],
    fairwayAt: 340,
    seed: 20,
  }),
];
