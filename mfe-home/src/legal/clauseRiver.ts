/*
 * Background images of the river beside the clauses. The number of each clause stands on a stone; the river flows around it and down to
 * the next stone. The orange line passes the stones left and right in turn. On phones the river comes from the right, above each clause.
 */

/** Sizes in px: width of the river, height of the part with a stone, and height of the part between two stones, which repeats. */
export const riverSize = { width: 120, stone: 124, between: 132 } as const;
/** Sizes in px on phones: width of the part with a stone, and height of the river. */
export const phoneRiverSize = { width: 124, height: 84 } as const;

interface Water {
  readonly width: number;
  readonly height: number;
  readonly lines: string;
  readonly fairway: string;
  readonly stone?: string;
}
/** Returns a background image. Its colours are literals, because such an image cannot use the page's custom properties. */
const waterOf = ({ width, height, lines, fairway, stone }: Water) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' preserveAspectRatio='none' fill='none' stroke='#0a1b1f'><path d='${lines}' stroke-opacity='.34'/><path d='${fairway}' stroke='#ff5226' stroke-width='2.2'/>${
      stone === undefined ? '' : `<path d='${stone}' stroke-width='1.6'/>`
    }</svg>`,
  )}")`;
/** Distances of each line from the river's middle: between two stones, and beside a stone, in px. */
const besideStone = [
  [7, 50],
  [14, 53],
  [21, 56],
  [28, 59],
] as const;
const fairwayPasses = 46;
const middle = riverSize.width / 2;
const onBothSides = (line: (from: number, past: number) => string, middleAt: number, shrink = 1) =>
  besideStone
    .flatMap(([off, past]) =>
      [-1, 1].map((side) => line(middleAt + side * off * shrink, middleAt + side * past * shrink)),
    )
    .join('');
const down = (from: number, past: number) =>
  `M${from} 0C${from} 22 ${past} 24 ${past} 50V74C${past} 100 ${from} 102 ${from} ${riverSize.stone}`;
const sway = (x: number) => `M${x} 0C${x} 33 ${x - 5} 33 ${x - 5} 66S${x} 99 ${x} ${riverSize.between}`;
const across = (from: number, past: number) =>
  `M${phoneRiverSize.width} ${from}C104 ${from} 104 ${past} 80 ${past}H42C18 ${past} 16 ${from} -6 ${from}`;
/** Three shapes of stones, each within 84 × 70 px. */
const shapes = [
  'M18 65C16 44 35 29 58 29S102 41 102 62S83 96 60 95S20 86 18 65Z',
  'M20 57C24 36 48 28 70 32S104 51 101 69S77 97 52 94S16 78 20 57Z',
  'M17 61C18 39 42 31 62 30S101 47 102 65S74 94 54 95S16 83 17 61Z',
] as const;
const lowShapes = [
  'M22 44C20 32 37 24 58 24S97 31 97 42S80 60 60 60S24 55 22 44Z',
  'M24 40C27 28 49 23 68 25S98 35 96 46S76 61 53 60S20 52 24 40Z',
  'M21 41C22 29 43 25 62 24S97 33 97 43S74 59 55 60S20 53 21 41Z',
] as const;
const stoneIn = (stone: string, side: 1 | -1) =>
  waterOf({
    width: riverSize.width,
    height: riverSize.stone,
    lines: onBothSides(down, middle),
    fairway: down(middle, middle + side * fairwayPasses),
    stone,
  });
const phoneMiddle = phoneRiverSize.height / 2;
const shrunk = 0.62;
const lowStoneIn = (stone: string, side: 1 | -1) =>
  waterOf({
    ...phoneRiverSize,
    lines: onBothSides(across, phoneMiddle, shrunk),
    fairway: across(phoneMiddle, phoneMiddle + side * fairwayPasses * shrunk * 0.88),
    stone,
  });
/** The part between two stones, as a repeating background image. */
export const waterBetweenStones = waterOf({
  width: riverSize.width,
  height: riverSize.between,
  lines: onBothSides(sway, middle),
  fairway: sway(middle),
});
const straight = (y: number) => `M0 ${y}H10`;
const comingIn = waterOf({
  width: 10,
  height: phoneRiverSize.height,
  lines: onBothSides(straight, phoneMiddle, shrunk),
  fairway: straight(phoneMiddle),
});

/** Backgrounds behind a clause's number, one for each stone shape: for a number `beside` the clause, or `above` it (phones). */
export const clauseStoneBackgrounds = ([1, -1, 1] as const).map((side, index) => ({
  beside: `${stoneIn(shapes[index] ?? '', side)} 0 0 / 100% 100% no-repeat`,
  above: `${lowStoneIn(lowShapes[index] ?? '', side)} 0 0 / ${phoneRiverSize.width}px 100% no-repeat, ${comingIn} 100% 0 / calc(100% - ${phoneRiverSize.width}px) 100% no-repeat`,
}));
