import type { Drawing } from 'studio/art';
import { drawBasket } from './basket.ts';
import { drawChangeover } from './changeover.ts';
import { drawSheets } from './pageSheets.ts';
import { drawQueue } from './queue.ts';

/** The drawing's stations are at the left edges of the page's five text columns; in the upright version, at the tops of five rows. */
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
  breadth: 96,
  flows: 'down',
  cell: 1,
  stations: [24, 224, 424, 624, 824],
  unrest: { strength: 0.003, grain: 0.006 },
} as const;

export const drawings: readonly Drawing[] = [
  drawSheets({
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
        { at: [288, 48], size: [20, 22], passes: 6, holds: 'nothing' },
        { at: [352, 17], size: [20, 22], passes: 2, holds: 'nothing' },
        { at: [352, 48], size: [20, 22], passes: 6, holds: 'nothing' },
        { at: [352, 79], size: [20, 22], passes: 10, holds: 'nothing' },
      ],
      layouts: [
        { at: [508, 34], size: [50, 40], passes: 4, holds: 'places' },
        { at: [560, 69], size: [26, 44], passes: 9, holds: 'places' },
        { at: [708, 34], size: [50, 40], passes: 4, holds: 'text' },
        { at: [760, 69], size: [26, 44], passes: 9, holds: 'text' },
        { at: [928, 48], size: [58, 74], passes: 6, holds: 'text' },
      ],
    },
  }),
  drawBasket({
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
      good: [12, 16],
      goods: 4,
      taken: [3, 2, 1],
      shelves: [
        [82, 178, 23, 2],
        [82, 178, 51, 6],
        [82, 178, 81, 9],
      ],
      basket: [532, 53, 46, 4],
      trials: [688, 730, 772],
      trial: 10,
      fairway: 6.5,
    },
  }),
  drawQueue({
    name: 'work-laravel',
    wide: {
      ...wide,
      seed: 85,
      lines: 12,
      fairway: 5.5,
      islands: [
        { at: [480, 158], size: [176, 58], passes: 5 },
        { at: [748, 202], size: [176, 58], passes: 6 },
        { at: [1015, 158], size: [176, 58], passes: 5 },
      ],
      branches: [
        [357, 624],
        [624, 892],
        [892, 1159],
      ],
      waiting: [226, 254, 282, 310],
      done: [1210, 1238, 1266],
      job: 9,
      inWork: 17,
      gate: [22, 11],
    },
    tall: {
      ...tall,
      seed: 85,
      lines: 12,
      fairway: 5.5,
      islands: [
        { at: [324, 43], size: [96, 38], passes: 5 },
        { at: [524, 53], size: [96, 38], passes: 6 },
        { at: [724, 43], size: [96, 38], passes: 5 },
      ],
      branches: [
        [224, 424],
        [424, 624],
        [624, 824],
      ],
      waiting: [66, 86, 106, 126, 146, 166, 186],
      done: [524, 714, 734, 876, 898, 920],
      job: 5,
      inWork: 9,
      gate: [12, 6],
    },
  }),
  drawChangeover({
    name: 'work-symfony',
    wide: {
      ...wide,
      seed: 87,
      lines: 24,
      wall: { across: 184, thick: 5 },
      gaps: [
        [444, 536],
        [711, 803],
        [979, 1071],
      ],
      carries: [22, 14, 7, 2],
      modules: { columns: 3, rows: 2, size: 30, gap: 4 },
      old: [
        [226, 92, 11],
        [670, 92, 7],
        [962, 92, 3],
        [1290, 92, 1],
      ],
      young: [
        [670, 284, 20],
        [962, 286, 20],
        [1290, 286, 19],
      ],
      fairway: 15.5,
    },
    tall: {
      ...tall,
      seed: 87,
      lines: 7,
      wall: { across: 48, thick: 3 },
      gaps: [
        [300, 350],
        [500, 550],
        [700, 750],
      ],
      carries: [6, 4, 2, 1],
      modules: { columns: 2, rows: 3, size: 11, gap: 2 },
      old: [[130, 20, 3]],
      young: [
        [488, 77, 6],
        [694, 77, 6],
        [926, 77, 6],
      ],
      fairway: 4.5,
    },
  }),
];
