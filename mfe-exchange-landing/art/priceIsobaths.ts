import {
  createDrawing,
  createJsonFile,
  createPathMarkup,
  createSeededRandom,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  type Point,
} from 'studio/art';

export interface PriceIsobathsParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Prices of the page, at equal intervals of time. */
  readonly prices: readonly number[];
  /** y of the highest price, in px. */
  readonly top: number;
  /** y of the lowest price, in px. */
  readonly bottom: number;
  /** Number of random points between two given prices. None exceeds the highest or the lowest price. */
  readonly between: number;
  readonly seed: number;
  readonly isobaths: number;
  readonly colors: { readonly curve: string; readonly line: string; readonly shallow: string; readonly deep: string };
}

/** Draws a price curve above depth contours. Each contour is smoother and fainter than the contour above. */
export const drawPriceIsobaths = (parameters: PriceIsobathsParameters): Drawing =>
  createDrawing('priceIsobaths', parameters, draw);

/** Distance in px by which the filled shapes extend beyond the left and right edge, so that their vertical sides are invisible. */
const beyond = 12;

function draw(parameters: PriceIsobathsParameters): DrawnFiles {
  const { name, width, height, prices, isobaths, colors } = parameters;
  const heights = heightsOf(parameters);
  const points = heights.map((y, index): Point => [(index / (heights.length - 1)) * width, y]);
  const curve = straight(points);
  const depths = Array.from({ length: isobaths }, (_, index) => {
    const part = (index + 1) / isobaths;
    const calm = smoothValues(heights, Math.round((index + 1) ** 2 * 1.1));
    const sunk = calm.map(
      (y, at): Point => [
        ((at - 0.5) / (calm.length - 2)) * (width + beyond) - beyond / 2,
        y + (height + 6 - y) * part ** 1.12,
      ],
    );
    const body = `${formatLine(sunk, 0.4)}L${width + beyond} ${height + beyond}L${-beyond} ${height + beyond}Z`;
    const heavy = (index + 1) % 5 === 0;
    return createPathMarkup(body, {
      fill: colors.deep,
      'fill-opacity': 0.12,
      stroke: colors.line,
      'stroke-width': heavy ? 1.4 : 0.8,
      'stroke-opacity': Math.round((0.75 - 0.5 * part) * 100) / 100,
    });
  });
  const body = [
    createPathMarkup(`${curve}L${width} ${height}L0 ${height}Z`, { fill: colors.shallow, 'fill-opacity': 0.75 }),
    ...depths,
    createPathMarkup(curve, { stroke: colors.curve, 'stroke-width': 2.2, 'stroke-linejoin': 'round' }),
  ];
  const stride = parameters.between + 1;
  const stations = prices.map((price, index) => ({ price, ...place(points[index * stride], width, height) }));
  return {
    [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'none'),
    [`${name}.json`]: createJsonFile({ width, height, curve, stations }),
  };
}

/** Returns the y values of the curve. It runs through each given price, with small random waves in between. */
function heightsOf({ prices, top, bottom, between, seed }: PriceIsobathsParameters): number[] {
  const random = createSeededRandom(seed);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const heightOf = (price: number): number => bottom - ((price - least) / (most - least)) * (bottom - top);
  const stated = prices.map(heightOf);
  return stated.flatMap((from, index) => {
    const to = stated[index + 1];
    if (to === undefined) return [from];
    // Makes a random walk. The mapping below bends it back, so that it ends at the second of the two given prices.
    let drift = 0;
    const walk = Array.from({ length: between + 1 }, (_, step) => {
      if (step > 0) drift += (random() - 0.5) * 26;
      return drift;
    });
    const end = drift + (random() - 0.5) * 26;
    return walk.map((off, step) => {
      const part = step / (between + 1);
      const height = from + (to - from) * part + off - end * part;
      return step === 0 ? from : Math.min(bottom - 3, Math.max(top + 3, height));
    });
  });
}

/** Smooths a curve: replaces each value by an average with its neighbours, `rounds` times. */
export function smoothValues(values: readonly number[], rounds: number): readonly number[] {
  let calm = values;
  for (let round = 0; round < rounds; round++) {
    const before = calm;
    calm = before.map((value, index) => ((before[index - 1] ?? value) + 2 * value + (before[index + 1] ?? value)) / 4);
  }
  return calm;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const straight = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('');

const place = ([x, y]: Point = [0, 0], width: number, height: number) => ({
  x: Math.round((x / width) * 10_000) / 10_000,
  y: Math.round((y / height) * 10_000) / 10_000,
});
