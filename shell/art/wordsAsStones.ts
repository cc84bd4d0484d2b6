import {
  betweenLines,
  boxOf,
  chooseFairway,
  type Drawing,
  type DrawnFiles,
  drawing,
  fairwayPen,
  inks,
  lettering,
  lineData,
  linesAcross,
  linesMarkup,
  type Pens,
  type Point,
  pathMarkup,
  type Shape,
  type StoneAt,
  shapesMarkup,
  solveStream,
  stone,
  streamLines,
  svgFile,
  type Water,
} from 'studio/art';

export interface WordsAsStones extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** The heading as the page breaks it. */
  readonly lines: readonly string[];
  /** The size of its type, and where its box begins. All else of the page's setting is in {@link setting}. */
  readonly em: number;
  readonly left: number;
  readonly top: number;
  readonly clearance: number;
  readonly stones: readonly StoneAt[];
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
  /** So far beyond the last letter, in parts of the type's size, the fairway that comes along below the words ends at its buoy. Without it there is none. */
  readonly buoyBeyond?: number;
  /** Number of lines from the first one under the words down to the fairway (0). More where its buoy would touch the words. */
  readonly fairwayBelow?: number;
}

/** The footer heading as `Footer.css.ts` sets it, in parts of the font size. */
export const setting = { weight: 300, tracking: -0.035, wordSpace: 0.09, lineHeight: 0.96, baseline: 0.88 } as const;

/** The middle of the small letters above their line: where the stream meets a line of words; of several, half-way between the first and the last. */
const middle = 0.24;

/** Notches narrower than this, and the spaces between letters, hold no water. */
const closing = 0.1;

/**
 * The water that a heading of the page stands in: its letters are stones, and they are not drawn, for the page writes them itself. All
 * letters hold one value, so that nothing runs between them, nor between the lines: what hangs from one and rises from the next leaves no room there.
 */
export const wordsAsStones = (parameters: WordsAsStones): Drawing => drawing('wordsAsStones', parameters, draw);

async function draw(parameters: WordsAsStones): Promise<DrawnFiles> {
  const { name, lines, width, height, em, left, top, clearance, step, shortest, pens } = parameters;
  const baselineOf = (line: number) => top + (line * setting.lineHeight + setting.baseline) * em;
  const value = betweenLines(baselineOf((lines.length - 1) / 2) - middle * em, step);
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
  const stones = parameters.stones.map((at) => ({ shape: stone(at), value: betweenLines(at.meets ?? at.y, step) }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles: [...set.flat(), ...stones] });
  const [edge, opacity] = pens.heavy;
  const shapes = shapesMarkup(
    stones.map(({ shape }) => shape),
    { fill: '#0a272d', stroke: inks.stoneEdge, 'stroke-width': edge, 'stroke-opacity': opacity },
  );
  const all = streamLines(stream, linesAcross(height, step, shortest));
  const { buoyBeyond, fairwayBelow = 0 } = parameters;
  if (buoyBeyond === undefined) return { [`${name}.svg`]: svgFile(width, height, linesMarkup(all, pens) + shapes) };
  const fairway = chooseFairway(all, width, value + step * (fairwayBelow + 0.5));
  const others = all.filter((line) => line !== fairway);
  const { right } = boxOf(
    set
      .flat()
      .slice(-1)
      .map(({ shape }) => shape),
  );
  const course = courseTo(right + buoyBeyond * em, fairway.points, pens);
  return { [`${name}.svg`]: svgFile(width, height, linesMarkup(others, pens) + shapes + course) };
}

/** The fairway from where it comes in to its buoy. */
function courseTo(buoyAt: number, points: readonly Point[], { heavy, tolerance }: Pens): string {
  const [first, last] = [points[0], points.at(-1)];
  const way = first && last && first[0] > last[0] ? [...points].reverse() : points;
  const beyond = way.findIndex(([x]) => x > buoyAt);
  const comes = way.slice(0, beyond);
  const [x, y] = comes.at(-1) ?? [0, 0];
  const pen = round(heavy[0] * 1.7);
  const buoy = `<circle cx="${round(x)}" cy="${round(y)}" r="${round(pen * 2.8)}" fill="${inks.buoy}"/>`;
  return pathMarkup(lineData(comes, tolerance), { ...fairwayPen, 'stroke-width': pen }) + buoy;
}

const round = (size: number) => Math.round(size * 10) / 10;

/** Word by word: the page widens the spaces between them. */
async function lineOfWords(line: string, em: number, left: number, baseline: number): Promise<Shape[]> {
  const { weight, tracking, wordSpace } = setting;
  // The face that drawings are made of is cut to the signs of a keyboard; its straight apostrophe is as wide.
  const words = line.replaceAll('’', "'").split(/\s/);
  const shapes: Shape[] = [];
  let at = left;
  for (const [index, word] of words.entries()) {
    const set = await lettering(word, { left: at, baseline, size: em, weight, tracking });
    shapes.push(...set.letters);
    const next = words[index + 1];
    if (next === undefined) break;
    // Both words at once say how far apart they stand.
    const both = await lettering(`${word} ${next}`, { left: at, baseline, size: em, weight, tracking });
    at = boxOf(both.letters.slice(set.letters.length)).left + wordSpace * em;
  }
  return shapes;
}
