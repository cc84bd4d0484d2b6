import {
  betweenLines,
  chooseFairway,
  type Drawing,
  type DrawnFiles,
  drawing,
  fairwayPen,
  fieldFile,
  inks,
  lettering,
  lineData,
  linesAcross,
  linesMarkup,
  type Pens,
  pathMarkup,
  shapesMarkup,
  solveStream,
  streamLines,
  svgFile,
  type Water,
} from 'studio/art';

export interface LetterStones extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** The letters that stand in the water: SEO, W, {}. */
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
  readonly weight: number;
  readonly tracking: number;
  readonly clearance: number;
  /** The height at which the stream meets each letter. */
  readonly meets: readonly number[];
  /** The height at which the fairway is chosen. */
  readonly fairwayAt: number;
  readonly step: number;
  readonly shortest: number;
  readonly pens: Pens;
  /** The stream answers the pointer: its field is committed, too. */
  readonly answers?: true;
}

/** The letters of a service as stones on the right of its banner, with the fairway among them. */
export const letterStones = (parameters: LetterStones): Drawing => drawing('letterStones', parameters, draw);

/** Notches of a letter narrower than this part of the size hold no water. */
const closing = 0.075;

async function draw(parameters: LetterStones): Promise<DrawnFiles> {
  const { name, text, width, height, size, clearance, meets, fairwayAt, step, shortest, pens } = parameters;
  const { letters } = await lettering(text, parameters);
  const obstacles = letters.map((shape, index) => ({
    shape,
    clearance,
    closing: closing * size,
    value: betweenLines(meets[index] ?? height / 2, step),
  }));
  const stream = solveStream({ ...parameters, flows: 'right', obstacles });
  const lines = streamLines(stream, linesAcross(height, step, shortest));
  const fairway = chooseFairway(lines, width, fairwayAt);
  const others = lines.filter((line) => line !== fairway);
  const stones = { fill: inks.stone, stroke: inks.stoneEdge, 'stroke-width': 2.8, 'paint-order': 'stroke' };
  const body = [
    linesMarkup(others, pens),
    shapesMarkup(letters, stones),
    pathMarkup(lineData(fairway.points, pens.tolerance), fairwayPen),
  ];
  return {
    [`${name}.svg`]: svgFile(width, height, body.join(''), 'xMaxYMid slice'),
    ...(parameters.answers && { [`${name}-field.txt`]: fieldFile(stream, parameters) }),
  };
}
