import {
  createDrawing,
  createEllipse,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  inks,
} from 'studio/art';
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

const upright = { stroke: paperInks.blue, 'stroke-width': 1.6, opacity: full } as const;

/** Retail: each filter lets fewer lines through, until one is left. */
function filtered(): string {
  const filters = [84, 168] as const;
  const all = spreadEvenly(13).map((part, index) => ({
    y: middle + part * 42,
    passes: index % 2 === 0,
    stays: index === 6,
  }));
  const reach = ({ passes }: { readonly passes: boolean }) => (passes ? filters[1] : filters[0]) - 5;
  const lines = all.filter(({ stays }) => !stays).map((each) => line(() => each.y, 0, reach(each)));
  const bars = filters.map((x) => `M${x} 3V${middle - 8}M${x} ${middle + 8}V${height - 3}`).join('');
  return drawWater(lines, full) + createPathMarkup(bars, upright) + drawSite(() => middle, ends);
}

/** Wholesale: the more a customer buys, the lower the line (the price). */
function stepped(): string {
  const levels = [12, 36, 64] as const;
  const counts = [1, 3, 6] as const;
  const lines = levels.flatMap((level, step) =>
    Array.from({ length: counts[step] ?? 1 }, (_, index) => {
      const y = level + (index - ((counts[step] ?? 1) - 1) / 2) * 5.4;
      const from = 12 + (step * 3 + index) * 1.6;
      return line((x) => from + 20 + (y - from - 20) * between(x, 24 + step * 22, 128 + step * 30), 0, ends);
    }),
  );
  return drawWater(lines, full) + drawSite((x) => 62 + 25 * between(x, 72, 200), ends);
}

/** Exchange of data: stock and prices flow in one direction, orders in the other. */
function exchanged(): string {
  const down = [0, 1, 2, 3].map((index) => line((x) => 10 + index * 7 + 48 * between(x, 56, 208), 0, ends));
  const up = [0, 1, 2].map((index) => line((x) => 72 + index * 7 - 48 * between(x, 56, 208), 0, ends));
  return drawWater(down, full) + drawWater(up, quiet) + drawSite((x) => 65 - 48 * between(x, 56, 208), ends);
}

/** Payment, delivery, receipt: one line through three gates. */
function through(): string {
  const gates = [58, 124, 190] as const;
  const lines = spreadEvenly(8).map((part) => {
    const side = Math.sign(part);
    const far = middle + part * 42;
    const near = (x: number) => Math.max(...gates.map((gate) => 1 - Math.min(1, Math.abs(x - gate) / 40)));
    return line((x) => far + side * (1 - Math.abs(part)) * 15 * between(near(x), 0, 1));
  });
  const rings = createShapesMarkup(
    gates.map((x) => createEllipse([x, middle], [13, 13])),
    { stroke: paperInks.blue, 'stroke-width': 1.6, fill: inks.paper },
  );
  return drawWater(lines, quiet) + rings + drawSite(() => middle, ends);
}

/** Migration to another system: all lines keep their order. */
function moved(): string {
  const shifted = (y: number) => (x: number) => y - 34 * between(x, 86, 178);
  const lines = [0, 1, 2, 4, 5, 6].map((index) => line(shifted(40 + index * 8), 0, ends));
  const ticks = [0, 1, 2, 4, 5, 6].map((index) => `M40 ${36.5 + index * 8}v7M224 ${2.5 + index * 8}v7`).join('');
  return drawWater(lines, full) + createPathMarkup(ticks, upright) + drawSite(shifted(64), ends);
}

/** Drawings of typical projects on OpenCart, in the order of their list (SPEC §2, opencart). */
const signs = { filtered, stepped, exchanged, through, moved } as const;

export const shopSigns: readonly Drawing[] = Object.entries(signs).map(([key, body]) =>
  createDrawing('shopSign', { name: `shop-${key}` }, ({ name }) => ({
    [`${name}.svg`]: createSvgFile(width, height, body()),
  })),
);
