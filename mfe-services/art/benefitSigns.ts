import { createDrawing, createPathMarkup, createSvgFile, type Drawing } from 'studio/art';
import {
  drawFairway,
  drawLineToRight,
  drawWaterLines,
  full,
  interpolateSmoothly,
  lineEnd,
  quiet,
  signHeight,
  signMiddle,
  signWidth,
  spreadEvenly,
} from './signLines.ts';
import { paperInks } from './work/paperInks.ts';

/** More queries and higher ranks: the orange line (the site) rises, and more and more blue lines (queries) rise below it. */
function growth(): string {
  const rise = (x: number) => 82 - 70 * interpolateSmoothly(x, 20, lineEnd);
  const under = Array.from({ length: 7 }, (_, index) => {
    const from = 36 + index * 30;
    return drawLineToRight((x) => 82 - (82 - rise(x)) * (1 - (index + 1) / 8.5), from, lineEnd);
  });
  return drawWaterLines([drawLineToRight(() => 90)], quiet) + drawWaterLines(under, full) + drawFairway(rise, lineEnd);
}

/** Matching visitors: of many passing blue lines (queries), only those that the page answers turn to the orange line (the site). */
function target(): string {
  const lines = spreadEvenly(11).map((part, index) => ({ part, comes: index % 5 === 0 || index === 4 || index === 6 }));
  const passes = lines
    .filter(({ comes }) => !comes)
    .map(({ part }) => drawLineToRight((x) => signMiddle + part * 42 + part * 6 * interpolateSmoothly(x, 60, 240)));
  const comes = lines
    .filter((each) => each.comes)
    .map(({ part }) => drawLineToRight((x) => signMiddle + part * 42 * (1 - interpolateSmoothly(x, 70, 216)), 0, 222));
  return drawWaterLines(passes, quiet) + drawWaterLines(comes, full) + drawFairway(() => signMiddle, lineEnd, 222);
}

/** A lasting effect: pale lines (advertising) sink and end with the budget; the orange line (the site) keeps its height. */
function lasting(): string {
  const paid = spreadEvenly(4).map((part) =>
    drawLineToRight((x) => 58 + part * 9 + 26 * interpolateSmoothly(x, 96, 150), 0, 150 - part * 6),
  );
  const stays = (x: number) => 72 - 52 * interpolateSmoothly(x, 24, 120);
  const kept = [8, 16, 24].map((sunk) =>
    drawLineToRight((x) => stays(x) + sunk * interpolateSmoothly(x, 40, 120), 60, lineEnd),
  );
  return drawWaterLines(paid, quiet) + drawWaterLines(kept, full) + drawFairway(stays, lineEnd);
}

/** No payment for clicks: blue lines wait before a gate (the payment), and the orange line (the site) goes around the gate. */
function free(): string {
  const waits = spreadEvenly(6).map((part) => drawLineToRight(() => signMiddle + 6 + part * 32, 0, 112));
  const gate = createPathMarkup('M118 14V90M126 14V90', { stroke: paperInks.blue, 'stroke-width': 1.6, opacity: full });
  const after = [0, 10].map((sunk) => drawLineToRight(() => signMiddle + 6 + sunk, 134, lineEnd));
  const round = (x: number) =>
    signMiddle - 4 - 40 * interpolateSmoothly(x, 40, 104) + 40 * interpolateSmoothly(x, 140, 216);
  return drawWaterLines(waits, full) + gate + drawWaterLines(after, quiet) + drawFairway(round, lineEnd);
}

/** A head start: the orange line (the site) begins left of all blue lines, so it reaches further to the right. */
function ahead(): string {
  const others = [0, 1, 2, 3, 4, 5].map((index) => {
    const from = 88 - index * 6 + (index % 2) * 22;
    return drawLineToRight(() => 88 - index * 12, from, 196 - ((index * 37) % 64));
  });
  return drawWaterLines(others, full) + drawFairway(() => 16, lineEnd);
}

const signs = { growth, target, lasting, free, ahead } as const;

/** The five drawings of SEO's benefits (SPEC §2, seo), in their order. Blue lines are the search; the orange line is the site. */
export const benefitSignDrawings: readonly Drawing[] = Object.entries(signs).map(([key, body]) =>
  createDrawing('benefitSign', { name: `benefit-${key}` }, ({ name }) => ({
    [`${name}.svg`]: createSvgFile(signWidth, signHeight, body()),
  })),
);
