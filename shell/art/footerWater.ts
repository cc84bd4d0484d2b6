import { type Drawing, pens, type StoneAt } from 'studio/art';
import en from '../src/locales/en.json' with { type: 'json' };
import ua from '../src/locales/ua.json' with { type: 'json' };
import { drawWordsAsStones } from './wordsAsStones.ts';

/** The footer's water for one section of the site: its stones on wide screens and on phones. `seed` shapes the water's random waves. */
interface Run {
  readonly seed: number;
  readonly wide: readonly StoneAt[];
  readonly narrow: readonly StoneAt[];
  /** True if the drawing has an orange line (the fairway) below the heading. False if the page's own line continues in the footer. */
  readonly leads?: boolean;
}

/** Water by section of the site, each with other stones. */
const runs: Readonly<Record<string, Run>> = {
  home: {
    leads: true,
    seed: 21,
    wide: [
      { x: 1640, y: 470, width: 350, height: 214, seed: 3, meets: 500 },
      { x: 1180, y: 560, width: 150, height: 92, seed: 8, meets: 545 },
      { x: 1890, y: 700, width: 230, height: 130, seed: 5, meets: 680 },
    ],
    narrow: [{ x: 404, y: 240, width: 112, height: 74, seed: 3, meets: 252 }],
  },
  portfolio: {
    leads: true,
    seed: 44,
    wide: [
      { x: 1720, y: 300, width: 190, height: 120, seed: 13, meets: 280 },
      { x: 1560, y: 520, width: 210, height: 130, seed: 16, meets: 540 },
      { x: 1860, y: 560, width: 170, height: 104, seed: 9, meets: 545 },
      { x: 1300, y: 640, width: 120, height: 74, seed: 11, meets: 655 },
    ],
    narrow: [
      { x: 344, y: 214, width: 58, height: 40, seed: 13, meets: 208 },
      { x: 408, y: 270, width: 78, height: 52, seed: 16, meets: 280 },
    ],
  },
  services: {
    seed: 57,
    wide: [
      { x: 1330, y: 540, width: 104, height: 70, seed: 31, meets: 556 },
      { x: 1490, y: 480, width: 124, height: 84, seed: 34, meets: 462 },
      { x: 1660, y: 556, width: 138, height: 92, seed: 41, meets: 574 },
      { x: 1830, y: 470, width: 150, height: 100, seed: 37, meets: 452 },
    ],
    narrow: [
      { x: 270, y: 252, width: 58, height: 40, seed: 31, meets: 260 },
      { x: 346, y: 226, width: 66, height: 46, seed: 34, meets: 216 },
      { x: 424, y: 262, width: 72, height: 50, seed: 41, meets: 272 },
    ],
  },
  cybersecurity: {
    seed: 68,
    wide: [{ x: 1650, y: 520, width: 480, height: 250, seed: 23, meets: 470 }],
    narrow: [{ x: 336, y: 256, width: 170, height: 96, seed: 23, meets: 238 }],
  },
  // Other pages, such as the legal ones, show the water of `home`.
};

/** Lines of the heading: the question has a line of its own (`Footer.tsx`). */
const headings = { ua: linesOf(ua.footer.heading), en: linesOf(en.footer.heading) } as const;

function linesOf(heading: string): readonly string[] {
  return heading.split(/(?<=\?) /);
}

/** Dimensions in units of the view box. `em` units are 1 em of the heading, because `Footer.css.ts` sizes the drawing in em. */
const wide = {
  width: 2400,
  height: 840,
  cell: 4,
  em: 120,
  left: 420,
  top: 132,
  clearance: 11,
  step: 16,
  shortest: 260,
};
const narrow = { width: 528, height: 352, cell: 1.5, em: 44, left: 44, top: 88, clearance: 5, step: 8, shortest: 70 };

/** Drawings of the footer's water, by section, language and shape. A page loads one of them when the footer comes near the viewport. */
export const footerWater: readonly Drawing[] = Object.entries(runs).flatMap(([run, { seed, leads, ...stones }]) =>
  (['ua', 'en'] as const).flatMap((language) => [
    drawWordsAsStones({
      ...wide,
      name: `footer-${run}-${language}`,
      lines: headings[language],
      stones: stones.wide,
      seed,
      unrest: { strength: 0.0024, grain: 0.0016 },
      pens: { ...pens.deep, tolerance: 1 },
      ...(leads ? { buoyBeyond: 0.9 } : {}),
    }),
    drawWordsAsStones({
      ...narrow,
      name: `footer-${run}-${language}-portrait`,
      lines: headings[language],
      stones: stones.narrow,
      seed,
      unrest: { strength: 0.006, grain: 0.005 },
      pens: { ...pens.deepPortrait, tolerance: 0.4 },
      // Ends the orange line below the heading's last letters, because on phones the heading ends near the screen's edge.
      ...(leads ? { buoyBeyond: -0.5, fairwayBelow: 2 } : {}),
    }),
  ]),
);
