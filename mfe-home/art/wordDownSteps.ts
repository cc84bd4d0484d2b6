import {
  createDrawing,
  createFadingLines,
  createFieldFile,
  createInlineWord,
  createJsonFile,
  createLettering,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  interpolateLines,
  listLinesAcross,
  measureBox,
  type OpacityByDistance,
  type Pens,
  pickFairwayLine,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';

export interface WordDownStepsParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  readonly word: string;
  /** Steps from top to bottom: left edge and baseline of the letters on each. The word is divided among the steps. */
  readonly steps: readonly { readonly left: number; readonly baseline: number }[];
  /** Font size in px. A word that is too wide is set smaller. */
  readonly size: number;
  readonly clearance: number;
  /** The line between the letters that is nearest to this x (px) becomes the orange line. */
  readonly fairwayAt: number;
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
  readonly fade: OpacityByDistance;
}

/** Draws a word on steps, with a stream that runs down through its letters: the hero of phones (По / ро / ги). */
export const drawWordDownSteps = (parameters: WordDownStepsParameters): Drawing =>
  createDrawing('wordDownSteps', parameters, draw);

const closing = 0.07;
const tracking = -0.012;

/** Minimum difference between the stream values of a letter and of the orange line. It leaves room for lines between them. */
const besideFairway = 18;

async function draw(parameters: WordDownStepsParameters): Promise<DrawnFiles> {
  const { name, word, width, height, steps, clearance, fairwayAt, pens, step, shortest } = parameters;
  const parts = sharedOut(word, steps.length);
  const size = Math.min(parameters.size, await largestThatFits(parameters, parts));
  const rows = await Promise.all(
    parts.map((part, row) =>
      createLettering(part, { left: 0, baseline: 0, ...steps[row], size, weight: 300, tracking }),
    ),
  );
  const obstacles = rows.flatMap(({ letters }) =>
    letters.map((shape, index) => {
      const { left, right } = measureBox([shape]);
      const middle = (left + right) / 2;
      const onTheLeft = index < letters.length / 2;
      const value = onTheLeft
        ? Math.min(middle, fairwayAt - besideFairway)
        : Math.max(middle - 10, fairwayAt + besideFairway);
      return { shape, clearance, closing: closing * size, value: interpolateLines(value, step) };
    }),
  );
  const stream = solveStream({ ...parameters, flows: 'down', obstacles });
  const lines = traceStreamLines(stream, listLinesAcross(width, step, shortest));
  const fairway = pickFairwayLine(lines, height, fairwayAt);
  const others = lines.filter((line) => line !== fairway);
  const pieces = createInlineWord(
    width,
    height,
    obstacles.map(({ shape }) => shape),
    formatLine(fairway.points, pens.tolerance),
  );
  return {
    [`${name}.svg`]: createSvgFile(width, height, createFadingLines(name, others, pens, height, parameters.fade)),
    [`${name}.json`]: createJsonFile(pieces),
    [`${name}-field.txt`]: createFieldFile(stream, parameters),
  };
}

/** Divides a word into equal parts, one for each step. If letters remain, the first parts get one more. */
function sharedOut(word: string, count: number): string[] {
  const letters = [...word];
  const cut = (part: number) => Math.ceil((part * letters.length) / count);
  return Array.from({ length: count }, (_, part) => letters.slice(cut(part), cut(part + 1)).join('')).filter(
    (part) => part !== '',
  );
}

/** Returns the font size at which the widest step still ends inside the drawing's margin. */
async function largestThatFits({ width, steps }: WordDownStepsParameters, parts: readonly string[]): Promise<number> {
  const margin = 20;
  const sizes = await Promise.all(
    parts.map(async (part, row) => {
      const left = steps[row]?.left ?? 0;
      const { letters } = await createLettering(part, { left: 0, baseline: 0, size: 1000, weight: 300, tracking });
      return (1000 * (width - margin - left)) / measureBox(letters).right;
    }),
  );
  return Math.min(...sizes);
}
