import { createDrawing, createPathMarkup, createSvgFile, type Drawing } from 'studio/art';
import {
  between,
  drawSite,
  drawWater,
  ends,
  full,
  height,
  line,
  middle,
  quiet,
  spreadEvenly,
  width,
} from './signLines.ts';
import { paperInks } from './work/paperInks.ts';

/** More queries and higher ranks: the site's orange line rises, and ever more blue lines rise below it. */
function growth(): string {
  const rise = (x: number) => 82 - 70 * between(x, 20, ends);
  const under = Array.from({ length: 7 }, (_, index) => {
    const from = 36 + index * 30;
    return line((x) => 82 - (82 - rise(x)) * (1 - (index + 1) / 8.5), from, ends);
  });
  return drawWater([line(() => 90)], quiet) + drawWater(under, full) + drawSite(rise, ends);
}

/** Of many passing lines, only those whose query the page answers turn towards the site. */
function target(): string {
  const lines = spreadEvenly(11).map((part, index) => ({ part, comes: index % 5 === 0 || index === 4 || index === 6 }));
  const passes = lines
    .filter(({ comes }) => !comes)
    .map(({ part }) => line((x) => middle + part * 42 + part * 6 * between(x, 60, 240)));
  const comes = lines
    .filter((each) => each.comes)
    .map(({ part }) => line((x) => middle + part * 42 * (1 - between(x, 70, 216)), 0, 222));
  return drawWater(passes, quiet) + drawWater(comes, full) + drawSite(() => middle, ends, 222);
}

/** The lines of advertising sink when the budget ends; the site's line keeps its height. */
function lasting(): string {
  const paid = spreadEvenly(4).map((part) => line((x) => 58 + part * 9 + 26 * between(x, 96, 150), 0, 150 - part * 6));
  const stays = (x: number) => 72 - 52 * between(x, 24, 120);
  const kept = [8, 16, 24].map((sunk) => line((x) => stays(x) + sunk * between(x, 40, 120), 60, ends));
  return drawWater(paid, quiet) + drawWater(kept, full) + drawSite(stays, ends);
}

/** No payment for clicks: the other lines wait before a gate, and the site's line goes around it. */
function free(): string {
  const waits = spreadEvenly(6).map((part) => line(() => middle + 6 + part * 32, 0, 112));
  const gate = createPathMarkup('M118 14V90M126 14V90', { stroke: paperInks.blue, 'stroke-width': 1.6, opacity: full });
  const after = [0, 10].map((sunk) => line(() => middle + 6 + sunk, 134, ends));
  const round = (x: number) => middle - 4 - 40 * between(x, 40, 104) + 40 * between(x, 140, 216);
  return drawWater(waits, full) + gate + drawWater(after, quiet) + drawSite(round, ends);
}

/** The site's line has started earlier, so it reaches further. */
function ahead(): string {
  const others = [0, 1, 2, 3, 4, 5].map((index) => {
    const from = 88 - index * 6 + (index % 2) * 22;
    return line(() => 88 - index * 12, from, 196 - ((index * 37) % 64));
  });
  return drawWater(others, full) + drawSite(() => 16, ends);
}

const signs = { growth, target, lasting, free, ahead } as const;

/** The five drawings of SEO's benefits (SPEC §2, seo), in their order. Blue lines are the search; the orange line is the site. */
export const benefitSigns: readonly Drawing[] = Object.entries(signs).map(([key, body]) =>
  createDrawing('benefitSign', { name: `benefit-${key}` }, ({ name }) => ({
    [`${name}.svg`]: createSvgFile(width, height, body()),
  })),
);
