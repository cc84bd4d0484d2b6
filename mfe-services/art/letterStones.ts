import {
  createDrawing,
  createEllipse,
  createFieldFile,
  createJsonFile,
  createLettering,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  fairwayPen,
  formatLine,
  inks,
  interpolateLines,
  type Line,
  listLinesAcross,
  type Pens,
  type Point,
  pickFairwayLine,
  type Shape,
  type StoneAt,
  solveStream,
  createStoneShape as stoneOf,
  traceStreamLines,
  type Water,
} from 'studio/art';
import type { BannerColors } from '../src/services/ServiceBanner/bannerColors.ts';

/** Letters with common size, weight and baseline. */
export interface StandingLetters {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
  readonly weight?: number;
  readonly tracking?: number;
  /** For each letter, the y at which the stream divides around it. */
  readonly meets: readonly number[];
  readonly look: 'foam' | 'blue';
}

export interface LetterStonesParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly letters: readonly StandingLetters[];
  readonly stones?: readonly StoneAt[];
  /** x of circles on the orange line. */
  readonly marks?: readonly number[];
  readonly clearance: number;
  /** The line that enters nearest to this y (px) becomes the orange line. */
  readonly fairwayAt: number;
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
  /** Colours of lines and stones, if the service has water of its own colour. */
  readonly water?: Pick<BannerColors, 'lines' | 'stone' | 'stoneEdge'>;
  /** Also writes the flow field, with which the water reacts to the pointer. */
  readonly answers?: true;
  /** Also writes the orange line as a separate file: the page fades the drawing behind text, but not this line. */
  readonly masked?: true | undefined;
  /** Walls of a lock, drawn like stones. `buoy` is the x in px of the dot on the orange line, right of the walls. */
  readonly lock?: {
    readonly walls: readonly { readonly shape: Shape; readonly meets: number }[];
    readonly buoy: number;
  };
  /** Invisible obstacles that keep lines away from the drawing's edges. */
  readonly banks?: readonly { readonly shape: Shape; readonly value: number }[];
}

/** Draws the letters of a service as obstacles in a stream. An orange line runs between them. */
export const drawLetterStones = (parameters: LetterStonesParameters): Drawing =>
  createDrawing('letterStones', parameters, draw);

/** Share of the font size by which letters are widened, so that no line of the stream enters the narrow gaps in a letter. */
const closing = 0.075;

async function draw(parameters: LetterStonesParameters): Promise<DrawnFiles> {
  const { name, width, height, letters, clearance, fairwayAt, step, shortest, pens } = parameters;
  const standing = await Promise.all(
    letters.map(async (each) => {
      const setting = { weight: 400, tracking: -0.01, ...each };
      return { ...each, shapes: (await createLettering(each.text, setting)).letters };
    }),
  );
  const obstacles = standing.flatMap(({ shapes, meets, size }) =>
    shapes.map((shape, index) => ({
      shape,
      clearance,
      closing: closing * size,
      value: interpolateLines(meets[index] ?? height / 2, step),
    })),
  );
  const stones = (parameters.stones ?? []).map((at) => ({
    shape: stoneOf(at),
    clearance: 3,
    value: interpolateLines(at.meets ?? at.y, step),
  }));
  const walls = (parameters.lock?.walls ?? []).map(({ shape, meets }) => ({
    shape,
    clearance: 4,
    value: interpolateLines(meets, step),
  }));
  const banks = (parameters.banks ?? []).map((land) => ({ ...land, clearance: 0 }));
  const stream = solveStream({
    ...parameters,
    flows: 'right',
    obstacles: [...obstacles, ...stones, ...walls, ...banks],
  });
  const lines = traceStreamLines(stream, listLinesAcross(height, step, shortest));
  const fairway = pickFairwayLine(lines, width, fairwayAt);
  const others = lines.filter((line) => line !== fairway);
  const body = [
    ...inBands(others, parameters).map((band) => createLinesMarkup(...band)),
    createShapesMarkup(
      [...stones, ...walls].map(({ shape }) => shape),
      stoneIn(parameters.water),
    ),
    ...standing.map(({ look, shapes }) => looks[look](shapes)),
    createPathMarkup(formatLine(fairway.points, pens.tolerance), fairwayPen),
    marked(fairway, parameters.marks ?? []),
    ...(parameters.lock
      ? [createShapesMarkup([createEllipse(placeOn(fairway, parameters.lock.buoy), [11, 11])], { fill: inks.buoy })]
      : []),
  ];
  return {
    [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'xMaxYMid slice'),
    // If the page masks the drawing: adds the orange line as a CSS mask, in lower precision. Otherwise: adds a JSON file with the y at
    // which the orange line leaves the drawing.
    ...(parameters.masked
      ? {
          [`${name}-fairway.svg`]: createSvgFile(
            width,
            height,
            createPathMarkup(formatLine(fairway.points, 2 * pens.tolerance), { stroke: '#000', 'stroke-width': 5 }),
          ),
        }
      : !parameters.answers && {
          [`${name}-fairway.json`]: createJsonFile({ width, height, leaves: Math.round(leaving(fairway, width)) }),
        }),
    ...(parameters.answers && { [`${name}-field.txt`]: createFieldFile(stream, parameters) }),
  };
}

const leaving = ({ points }: Line, width: number): number =>
  points.find(([x]) => x >= width)?.[1] ?? points.at(-1)?.[1] ?? 0;

const placeOn = ({ points }: Line, x: number): Point => points.find(([at]) => at >= x) ?? [x, 0];

/** Draws circles on the orange line. */
const marked = (line: Line, marks: readonly number[]): string =>
  createShapesMarkup(
    marks.map((x) => createEllipse(placeOn(line, x), [10, 10])),
    { fill: inks.deep, stroke: inks.foam, 'stroke-width': 2 },
  );

/** Divides the stream's lines into three groups, by the distance of their stream value from the orange line's: to 58, to 150, more. */
const bands = [58, 150] as const;

/** Groups the lines by their distance from the orange line and gives each group its pens. The furthest group is drawn first. */
function inBands(
  lines: readonly Line[],
  { water, fairwayAt, pens }: LetterStonesParameters,
): [readonly Line[], Pens][] {
  if (!water) return [[lines, pens]];
  const bandOf = ({ value }: Line): number => bands.filter((reach) => Math.abs(value - fairwayAt) > reach).length;
  return water.lines
    .map((color, band): [readonly Line[], Pens] => [lines.filter((line) => bandOf(line) === band), { ...pens, color }])
    .reverse();
}

const stoneIn = (water: LetterStonesParameters['water']) => ({
  fill: water?.stone ?? inks.stone,
  stroke: water?.stoneEdge ?? inks.stoneEdge,
  'stroke-width': 2.8,
  'paint-order': 'stroke',
});
const looks: Readonly<Record<StandingLetters['look'], (shapes: readonly Shape[]) => string>> = {
  foam: (shapes) => createShapesMarkup(shapes, { fill: inks.foam }),
  blue: (shapes) =>
    createShapesMarkup(shapes, { fill: inks.blue, stroke: '#6f9dff', 'stroke-width': 2.8, 'paint-order': 'stroke' }),
};
