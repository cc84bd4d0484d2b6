import {
  createDrawing,
  createEllipse,
  createLettering,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  inks,
  measureBox,
  type Point,
} from 'studio/art';

export interface TurnkeyRiverParameters {
  readonly name: string;
  /** Width of all five columns with their gaps, in px. */
  readonly width: number;
  readonly gutter: number;
  readonly height: number;
  /** Number of lines: one for each task. One of them is orange. */
  readonly lines: number;
  /** Maximum number of months until a site is ready. */
  readonly figure: string;
  /** Number of bundles of lines, one for each trade, that become one at the end. */
  readonly trades: number;
}

/**
 * Draws the five turnkey points (SPEC §2, `#turnkey`) as one river with a different shape above each column: it rises, flows around the
 * number of months, forks (one payment or three) and spreads to the tasks. Above the last column, the lines of all trades become one.
 */
export const drawTurnkeyRiver = (parameters: TurnkeyRiverParameters): Drawing =>
  createDrawing('turnkeyRiver', parameters, draw);

/** Points of a line. Each bend between two points begins and ends horizontally. */
type Way = readonly [Point, ...Point[]];

/** Distance of the lines around the figure from the drawing's middle, in px. */
const around = 82;
/** Distance of the fork's branches from the drawing's middle, in px. */
const fork = 66;
const weight = 1.5;

async function draw({ name, width, gutter, height, lines, figure, trades }: TurnkeyRiverParameters) {
  const column = (width - 4 * gutter) / 5;
  const middle = height / 2;
  /** Returns an x within a column; `part` runs from 0 at its left edge to 1 at its right. */
  const at = (index: number, part: number): number => index * (column + gutter) + part * column;
  const fairway = Math.floor(lines / 2);
  const source: Point = [8, middle];
  const mouth: Point = [width - 9, middle];
  const tradeOf = (line: number): number =>
    middle + (Math.floor((line * trades) / lines) - (trades - 1) / 2) * ((height - 44) / (trades - 1));
  const stem = (by: number): number => middle + by * 4;

  const wayOf = (line: number): Way => {
    const by = line - fairway;
    const passes = by <= 0 ? middle - around + by * 6.5 : middle + around + (by - 1) * 6.5;
    const branch = by < 0 ? middle - fork + (by + fairway / 2) * 5 : middle + fork + (by - fairway / 2) * 5;
    const task = middle + (by / fairway) * (middle - 16);
    return [
      source,
      [at(0, 0.5), middle - 74 + by * 8],
      [at(0, 1) + gutter / 2, stem(by)],
      [at(1, 0.36), passes],
      [at(1, 0.64), passes],
      [at(2, 0) - gutter / 2, stem(by)],
      [at(2, 0.27), branch],
      [at(2, 0.73), branch],
      [at(2, 1) + gutter / 2, stem(by)],
      [at(3, 0.34), task],
      [at(3, 0.66), task],
      [at(4, 0.12), tradeOf(line)],
      [at(4, 0.34), tradeOf(line)],
      [at(4, 0.86), middle],
      mouth,
    ];
  };
  const data = (line: number): string => drawn(wayOf(line));
  const others = Array.from({ length: lines }, (_, line) => line).filter((line) => line !== fairway);
  const size = 190;
  const setting = { left: 0, baseline: middle + 64, size, weight: 300, tracking: 0 };
  const { left: from, right: to } = measureBox((await createLettering(figure, setting)).letters);
  const { letters } = await createLettering(figure, { ...setting, left: at(1, 0.5) - (to - from) / 2 });
  const upper = middle - fork - 0.5 * 5;
  const lower = middle + fork - 0.5 * 5;
  const marks = [
    [at(2, 0.5), upper],
    [at(2, 0.32), lower],
    [at(2, 0.5), lower],
    [at(2, 0.68), lower],
  ] as const;
  const ends = Array.from(
    new Set(Array.from({ length: lines }, (_, line) => tradeOf(line))),
    (y): Point => [at(4, 0.24), y],
  );
  const dots = (places: readonly Point[], radius: number) =>
    places.map((place) => createEllipse(place, [radius, radius]));
  const pen = { stroke: inks.tide, 'stroke-width': weight };
  const body = [
    createPathMarkup(
      others
        .filter((line) => line % 2 === fairway % 2)
        .map(data)
        .join(''),
      { ...pen, opacity: 0.9 },
    ),
    createPathMarkup(
      others
        .filter((line) => line % 2 !== fairway % 2)
        .map(data)
        .join(''),
      { ...pen, opacity: 0.5 },
    ),
    createPathMarkup(data(fairway), { stroke: inks.buoy, 'stroke-width': 2.6 }),
    createShapesMarkup(letters, { fill: inks.foam }),
    createShapesMarkup(dots(marks, 9), { fill: inks.deep, stroke: inks.tide, 'stroke-width': weight }),
    createShapesMarkup(dots(ends, 6), { fill: inks.tide }),
    createShapesMarkup(dots([source], 7), { fill: inks.tide }),
    createShapesMarkup(dots([mouth], 8), { fill: inks.buoy }),
  ];
  return { [`${name}.svg`]: createSvgFile(width, height, body.join('')) };
}

const n = (value: number): number => Math.round(value * 10) / 10;

/** Draws a line through its points, with bends that begin and end horizontally. */
function drawn([[fromX, fromY], ...places]: Way): string {
  let [x, y] = [fromX, fromY];
  const bends = places.map(([toX, toY]) => {
    const half = n((x + toX) / 2);
    const bend = toY === y ? `H${n(toX)}` : `C${half} ${n(y)} ${half} ${n(toY)} ${n(toX)} ${n(toY)}`;
    [x, y] = [toX, toY];
    return bend;
  });
  return `M${n(fromX)} ${n(fromY)}${bends.join('')}`;
}
