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

const upright = { stroke: paperInks.blue, 'stroke-width': 1.6, opacity: full } as const;

/** Retail: each filter lets fewer lines through, until one is left. */
function filtered(): string {
  const filters = [84, 168] as const;
  const all = spreadEvenly(13).map((part, index) => ({
    y: signMiddle + part * 42,
    passes: index % 2 === 0,
    stays: index === 6,
  }));
  const reach = ({ passes }: { readonly passes: boolean }) => (passes ? filters[1] : filters[0]) - 5;
  const lines = all.filter(({ stays }) => !stays).map((each) => drawLineToRight(() => each.y, 0, reach(each)));
  const bars = filters.map((x) => `M${x} 3V${signMiddle - 8}M${x} ${signMiddle + 8}V${signHeight - 3}`).join('');
  return drawWaterLines(lines, full) + createPathMarkup(bars, upright) + drawFairway(() => signMiddle, lineEnd);
}

/** Wholesale: the more a customer buys, the lower the line (the price). */
function stepped(): string {
  const levels = [12, 36, 64] as const;
  const counts = [1, 3, 6] as const;
  const lines = levels.flatMap((level, step) =>
    Array.from({ length: counts[step] ?? 1 }, (_, index) => {
      const y = level + (index - ((counts[step] ?? 1) - 1) / 2) * 5.4;
      const from = 12 + (step * 3 + index) * 1.6;
      return drawLineToRight(
        (x) => from + 20 + (y - from - 20) * interpolateSmoothly(x, 24 + step * 22, 128 + step * 30),
        0,
        lineEnd,
      );
    }),
  );
  return drawWaterLines(lines, full) + drawFairway((x) => 62 + 25 * interpolateSmoothly(x, 72, 200), lineEnd);
}

/** Exchange of data: stock and prices flow in one direction, orders in the other. */
function exchanged(): string {
  const down = [0, 1, 2, 3].map((index) =>
    drawLineToRight((x) => 10 + index * 7 + 48 * interpolateSmoothly(x, 56, 208), 0, lineEnd),
  );
  const up = [0, 1, 2].map((index) =>
    drawLineToRight((x) => 72 + index * 7 - 48 * interpolateSmoothly(x, 56, 208), 0, lineEnd),
  );
  return (
    drawWaterLines(down, full) +
    drawWaterLines(up, quiet) +
    drawFairway((x) => 65 - 48 * interpolateSmoothly(x, 56, 208), lineEnd)
  );
}

/** Payment, delivery, receipt: one line through three gates. */
function through(): string {
  const gates = [58, 124, 190] as const;
  const lines = spreadEvenly(8).map((part) => {
    const side = Math.sign(part);
    const far = signMiddle + part * 42;
    const near = (x: number) => Math.max(...gates.map((gate) => 1 - Math.min(1, Math.abs(x - gate) / 40)));
    return drawLineToRight((x) => far + side * (1 - Math.abs(part)) * 15 * interpolateSmoothly(near(x), 0, 1));
  });
  const rings = createShapesMarkup(
    gates.map((x) => createEllipse([x, signMiddle], [13, 13])),
    { stroke: paperInks.blue, 'stroke-width': 1.6, fill: inks.paper },
  );
  return drawWaterLines(lines, quiet) + rings + drawFairway(() => signMiddle, lineEnd);
}

/** Migration to another system: all lines keep their order. */
function moved(): string {
  const shifted = (y: number) => (x: number) => y - 34 * interpolateSmoothly(x, 86, 178);
  const lines = [0, 1, 2, 4, 5, 6].map((index) => drawLineToRight(shifted(40 + index * 8), 0, lineEnd));
  const ticks = [0, 1, 2, 4, 5, 6].map((index) => `M40 ${36.5 + index * 8}v7M224 ${2.5 + index * 8}v7`).join('');
  return drawWaterLines(lines, full) + createPathMarkup(ticks, upright) + drawFairway(shifted(64), lineEnd);
}

/** Drawings of typical projects on OpenCart, in the order of their list (SPEC §2, opencart). */
const signs = { filtered, stepped, exchanged, through, moved } as const;

export const shopSignDrawings: readonly Drawing[] = Object.entries(signs).map(([key, body]) =>
  createDrawing('shopSign', { name: `shop-${key}` }, ({ name }) => ({
    [`${name}.svg`]: createSvgFile(signWidth, signHeight, body()),
  })),
);
