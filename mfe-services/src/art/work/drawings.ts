import type { Drawing } from 'studio/art';
import { basket } from './basket.ts';
import { changeover } from './changeover.ts';
import { queue } from './queue.ts';
import { sheets } from './sheets.ts';

/** Steps stand at the left edges of five columns; on the strip at the tops of five rows. */
const wide = {
  length: 1440,
  breadth: 360,
  flows: 'right',
  cell: 2.5,
  stations: [90, 357, 624, 892, 1159],
  unrest: { strength: 0.003, grain: 0.0024 },
} as const;
const tall = {
  length: 1000,
  breadth: 84,
  flows: 'down',
  cell: 1,
  stations: [24, 224, 424, 624, 824],
  unrest: { strength: 0.003, grain: 0.006 },
} as const;

/** How the work goes on each framework: a stream that belongs to that framework only. */
export const works: readonly Drawing[] = [
  sheets({
    name: 'work-wordpress',
    wide: {
      ...wide,
      seed: 81,
      lines: 30,
      fairway: 15.5,
      leading: 9,
      map: [
        { at: [440, 176], size: [46, 58], passes: 15, holds: 'nothing' },
        { at: [548, 78], size: [46, 58], passes: 6, holds: 'nothing' },
        { at: [548, 176], size: [46, 58], passes: 15, holds: 'nothing' },
        { at: [548, 274], size: [46, 58], passes: 23, holds: 'nothing' },
      ],
      layouts: [
        { at: [734, 128], size: [128, 96], passes: 12, holds: 'places' },
        { at: [806, 252], size: [52, 92], passes: 20, holds: 'places' },
        { at: [1002, 128], size: [128, 96], passes: 12, holds: 'text' },
        { at: [1074, 252], size: [52, 92], passes: 20, holds: 'text' },
        { at: [1322, 180], size: [132, 168], passes: 16, holds: 'text' },
      ],
    },
    tall: {
      ...tall,
      seed: 81,
      lines: 12,
      fairway: 6.5,
      leading: 6,
      map: [
        { at: [288, 42], size: [18, 22], passes: 6, holds: 'nothing' },
        { at: [352, 15], size: [18, 22], passes: 2, holds: 'nothing' },
        { at: [352, 42], size: [18, 22], passes: 6, holds: 'nothing' },
        { at: [352, 69], size: [18, 22], passes: 10, holds: 'nothing' },
      ],
      layouts: [
        { at: [508, 30], size: [44, 38], passes: 4, holds: 'places' },
        { at: [560, 60], size: [24, 42], passes: 9, holds: 'places' },
        { at: [708, 30], size: [44, 38], passes: 4, holds: 'text' },
        { at: [760, 60], size: [24, 42], passes: 9, holds: 'text' },
        { at: [928, 42], size: [52, 70], passes: 6, holds: 'text' },
      ],
    },
  }),
  basket({
    name: 'work-opencart',
    wide: {
      ...wide,
      seed: 83,
      lines: 30,
      good: [26, 32],
      goods: 4,
      taken: [3, 2, 1],
      shelves: [
        [150, 312, 98, 6],
        [150, 312, 214, 18],
        [150, 312, 316, 27],
      ],
      basket: [758, 140, 138, 11],
      trials: [962, 1026, 1090],
      trial: 22,
      fairway: 14.5,
    },
    tall: {
      ...tall,
      seed: 83,
      lines: 12,
      good: [11, 15],
      goods: 4,
      taken: [3, 2, 1],
      shelves: [
        [82, 178, 20, 2],
        [82, 178, 45, 6],
        [82, 178, 71, 9],
      ],
      basket: [532, 46, 44, 4],
      trials: [688, 730, 772],
      trial: 10,
      fairway: 6.5,
    },
  }),
  queue({
    name: 'work-laravel',
    wide: {
      ...wide,
      seed: 85,
      lines: 26,
      fairway: 13,
      gates: [
        [490, 122, 238],
        [757, 128, 216],
        [1025, 136, 224],
      ],
      tongue: { base: 92, tip: 12 },
      worker: 24,
      waiting: [160, 190, 220, 250, 280, 310, 404, 434],
      done: [556, 690, 824, 958, 1092, 1248, 1360],
      job: 10,
    },
    tall: {
      ...tall,
      seed: 85,
      lines: 12,
      fairway: 6,
      gates: [
        [324, 18, 66],
        [524, 24, 60],
        [724, 24, 60],
      ],
      tongue: { base: 34, tip: 5 },
      worker: 11,
      waiting: [66, 86, 106, 126, 146, 166, 186, 268, 288],
      done: [372, 476, 572, 676, 776, 888, 944],
      job: 5,
    },
  }),
  changeover({
    name: 'work-symfony',
    wide: {
      ...wide,
      seed: 87,
      lines: 24,
      wall: { across: 188, thick: 8 },
      gaps: [
        [444, 536],
        [711, 803],
        [979, 1071],
      ],
      carries: [22, 14, 7, 2],
      old: { x: 226, y: 92, width: 150, height: 92, seed: 31, passes: 11 },
      modules: [
        [560, 316, 22],
        [740, 262, 16],
        [828, 316, 20],
        [1000, 244, 10],
        [1040, 330, 22],
        [1270, 240, 8],
        [1350, 312, 19],
      ],
      module: 34,
      fairway: 15.5,
    },
    tall: {
      ...tall,
      seed: 87,
      lines: 12,
      wall: { across: 52, thick: 3 },
      gaps: [
        [300, 350],
        [500, 550],
        [700, 750],
      ],
      carries: [11, 6, 3, 1],
      old: { x: 27, y: 128, width: 26, height: 56, seed: 31, passes: 5 },
      modules: [
        [376, 73, 11],
        [536, 66, 9],
        [580, 75, 11],
        [740, 63, 6],
        [784, 74, 11],
        [930, 64, 6],
      ],
      module: 12,
      fairway: 6.5,
    },
  }),
];
