import { type Drawing, inks } from 'studio/art';
import type { HubService } from '../src/services/services.ts';
import { drawOrderRiver, type RiverCourse, type SpacingChange } from './orderRiver.ts';
import { paperInks } from './work/paperInks.ts';

const even: RiverCourse = { comes: 1, passages: [] };

/** Spreads the lines between `from` and `to`, which opens a gap in the stream: like a box with rounded corners, or a bead. */
const round = (from: number, to: number, corner: number): readonly SpacingChange[] => [
  [from + corner, from, 1.4],
  [to, to - corner, 1],
];

/** Form of the stream in each service's promo block. The block's three steps are about 1380, 940 and 500 px from the right edge. */
const courses = {
  // The stream widens, like a site's visibility.
  seo: {
    comes: 0.3,
    passages: [
      [1330, 990, 0.65],
      [890, 550, 1],
    ],
  },
  // Two pairs of lines end, because only a part of the visitors buys.
  ppc: { ends: [1010, 570] },
  // The stream gains a line at each step of the promo block.
  smm: { joins: [310, 750, 1190] },
  // Lines swap sides of the stream and return, like budgets that are moved between channels.
  'marketing-strategy': {
    comes: 1,
    passages: [
      [1330, 990, -1],
      [890, 550, 1],
    ],
  },
  // Gaps in the stream, like the blocks of a page.
  wordpress: { comes: 1, passages: [...round(1280, 1120, 10), ...round(1080, 1000, 10), ...round(880, 580, 10)] },
  // Round gaps in the stream, like parcels that float one behind another.
  opencart: { comes: 0.8, passages: [...round(1220, 1220, 70), ...round(1040, 1040, 70), ...round(760, 760, 90)] },
  // The stream narrows four times, like a river at its lock gates.
  laravel: {
    comes: 1,
    passages: [
      [1320, 1300, 0.35],
      [1280, 1260, 1],
      [1060, 1040, 0.35],
      [1020, 1000, 1],
      [880, 860, 0.35],
      [840, 820, 1],
      [620, 600, 0.35],
      [580, 560, 1],
    ],
  },
  // One gap in the stream, like a module that stands out of its row.
  symfony: { comes: 1, passages: round(860, 600, 6) },
} as const satisfies Readonly<Record<HubService['key'], RiverCourse>>;

const colors: Readonly<Partial<Record<keyof typeof courses, string>>> = {
  seo: paperInks.blue,
  ppc: paperInks.green,
  smm: paperInks.amber,
  'marketing-strategy': paperInks.red,
};

const river = (name: string, course: RiverCourse, color: string, opacity: number) =>
  drawOrderRiver({
    name,
    width: 2600,
    height: 1200,
    lines: 7,
    apart: 9,
    inset: 39,
    bend: 120,
    color,
    opacity,
    course,
  });

/** The streams of the promo blocks: one for the hubs, and one for each service below a hub. */
export const orderRivers: readonly Drawing[] = [
  river('order', even, inks.ink, 0.36),
  ...Object.entries(courses).map(([key, course]) => {
    const color = colors[key as keyof typeof courses];
    return river(`order-${key}`, course, color ?? inks.ink, color ? 0.62 : 0.36);
  }),
];
