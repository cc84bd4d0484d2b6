import {
  createDrawing,
  createLettering,
  createLinesMarkup,
  createPathMarkup,
  createShapesMarkup,
  createStoneShape,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  fairwayPen,
  formatLine,
  inks,
  interpolateLines,
  listLinesAcross,
  measureBox,
  type Pens,
  type Point,
  pickFairwayLine,
  type Shape,
  type StoneAt,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';

export interface WordsAsStonesParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** Lines of the heading, broken as on the page. */
  readonly lines: readonly string[];
  /** Font size of the heading, in view box units. {@link footerHeadingSetting} has the other values of its style. */
  readonly em: number;
  /** Left edge of the heading's box, in view box units. */
  readonly left: number;
  readonly top: number;
  readonly clearance: number;
  readonly stones: readonly StoneAt[];
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
  /** Distance in em from the last letter to the end of an orange line (the fairway), which is a dot. Absent: no orange line. */
  readonly buoyBeyond?: number;
  /** Number of flow lines between the heading and the orange line. Default: 0. A larger number keeps the line's dot below the letters. */
  readonly fairwayBelow?: number;
}

/** Style of the footer's heading as in `Footer.css.ts`; lengths in em. */
export const footerHeadingSetting = {
  weight: 300,
  tracking: -0.035,
  wordSpace: 0.09,
  lineHeight: 0.96,
  baseline: 0.88,
} as const;

/** Height in em above the heading's middle baseline at which the letters divide the stream: half the x-height. */
const middle = 0.24;

/** Gaps in and between letters that are narrower than this (in em) contain no water. */
const closing = 0.1;

/**
 * Draws water around a heading of the page. The heading's letters are obstacles, but are not drawn, because the page shows the heading as
 * text. All letters have one value of the stream function, so no water flows between letters or lines.
 */
export const drawWordsAsStones = (parameters: WordsAsStonesParameters): Drawing =>
  createDrawing('wordsAsStones', parameters, draw);

async function draw(parameters: WordsAsStonesParameters): Promise<DrawnFiles> {
  const { name, lines, width, height, em, left, top, clearance, step, shortest, pens } = parameters;
  const baselineOf = (line: number) =>
    top + (line * footerHeadingSetting.lineHeight + footerHeadingSetting.baseline) * em;
  const value = interpolateLines(baselineOf((lines.length - 1) / 2) - middle * em, step);
  const set = await Promise.all(
    lines.map(async (line, index) => {
      const baseline = baselineOf(index);
      return (await lineOfWords(line, em, left, baseline)).map((shape) => ({
        shape,
        clearance,
        closing: closing * em,
        value,
      }));
    }),
  );
  const stones = parameters.stones.map((at) => ({
    shape: createStoneShape(at),
    value: interpolateLines(at.meets ?? at.y, step),
  }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles: [...set.flat(), ...stones] });
  const [edge, opacity] = pens.heavy;
  const shapes = createShapesMarkup(
    stones.map(({ shape }) => shape),
    { fill: '#0a272d', stroke: inks.stoneEdge, 'stroke-width': edge, 'stroke-opacity': opacity },
  );
  const all = traceStreamLines(stream, listLinesAcross(height, step, shortest));
  const { buoyBeyond, fairwayBelow = 0 } = parameters;
  if (buoyBeyond === undefined)
    return { [`${name}.svg`]: createSvgFile(width, height, createLinesMarkup(all, pens) + shapes) };
  const fairway = pickFairwayLine(all, width, value + step * (fairwayBelow + 0.5));
  const others = all.filter((line) => line !== fairway);
  const { right } = measureBox(
    set
      .flat()
      .slice(-1)
      .map(({ shape }) => shape),
  );
  const course = courseTo(right + buoyBeyond * em, fairway.points, pens);
  return { [`${name}.svg`]: createSvgFile(width, height, createLinesMarkup(others, pens) + shapes + course) };
}

/** Draws the orange line from the left edge to its dot. */
function courseTo(buoyAt: number, points: readonly Point[], { heavy, tolerance }: Pens): string {
  const [first, last] = [points[0], points.at(-1)];
  const way = first && last && first[0] > last[0] ? [...points].reverse() : points;
  const beyond = way.findIndex(([x]) => x > buoyAt);
  const comes = way.slice(0, beyond);
  const [x, y] = comes.at(-1) ?? [0, 0];
  const pen = round(heavy[0] * 1.7);
  const buoy = `<circle cx="${round(x)}" cy="${round(y)}" r="${round(pen * 2.8)}" fill="${inks.buoy}"/>`;
  return createPathMarkup(formatLine(comes, tolerance), { ...fairwayPen, 'stroke-width': pen }) + buoy;
}

const round = (size: number) => Math.round(size * 10) / 10;

/** Creates the shapes of a line's letters. Each word is placed separately, because the page widens the spaces between words. */
async function lineOfWords(line: string, em: number, left: number, baseline: number): Promise<Shape[]> {
  const { weight, tracking, wordSpace } = footerHeadingSetting;
  // Replaces the typographic apostrophe, which the drawings' font subset lacks. The straight one has the same width.
  const words = line.replaceAll('’', "'").split(/\s/);
  const shapes: Shape[] = [];
  let at = left;
  for (const [index, word] of words.entries()) {
    const set = await createLettering(word, { left: at, baseline, size: em, weight, tracking });
    shapes.push(...set.letters);
    const next = words[index + 1];
    if (next === undefined) break;
    // Sets both words together to measure the distance between them, including kerning.
    const both = await createLettering(`${word} ${next}`, { left: at, baseline, size: em, weight, tracking });
    at = measureBox(both.letters.slice(set.letters.length)).left + wordSpace * em;
  }
  return shapes;
}
