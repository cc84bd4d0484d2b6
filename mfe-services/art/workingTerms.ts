import {
  createDrawing,
  createEllipse,
  createJsonFile,
  createPathMarkup,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  fairwayPen,
  formatLine,
  inks,
  type Line,
  solveStream,
  traceOutline,
  traceStreamLines,
  type Water,
} from 'studio/art';

export interface WorkingTermsParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** Years of experience; the drawing has one layer for each. */
  readonly years: number;
  /** People in a team; the drawing has one line for each. */
  readonly people: number;
}

/** Draws three facts by counting: a layer for each year, a tick for each minute of a paid hour, a line for each team member. */
export const drawWorkingTerms = (parameters: WorkingTermsParameters): Drawing =>
  createDrawing('workingTerms', parameters, draw);

const ink = { stroke: inks.ink, 'stroke-width': 1.3, opacity: 0.72 } as const;
const minutes = 60;

function draw(parameters: WorkingTermsParameters): DrawnFiles {
  const { name, width, height, years, people } = parameters;
  const picture = (body: string): string => createSvgFile(width, height, body);
  return {
    [`${name}-years.svg`]: picture(layers(parameters)),
    [`${name}-hour.svg`]: picture(hour(parameters)),
    [`${name}-team.svg`]: picture(joined(parameters)),
    [`${name}.json`]: createJsonFile({ width, height, years, minutes, people }),
  };
}

/** Draws a layer for each year, the last year at the top in orange. */
function layers(parameters: WorkingTermsParameters): string {
  const lines = linesOf({ ...parameters, flows: 'right', obstacles: [] }, parameters.years);
  return picked(lines, 0);
}

/** Draws a ruler of minutes, with one hour filled. */
function hour({ width, height }: WorkingTermsParameters): string {
  const [pitch, ground] = [width / minutes, height - 16];
  const data = Array.from({ length: minutes }, (_, minute) => {
    const high = (minute + 1) % 15 === 0 ? 60 : (minute + 1) % 5 === 0 ? 40 : 22;
    return `M${n((minute + 0.5) * pitch)} ${ground - 8}V${ground - 8 - high}`;
  });
  const end = width - pitch / 2;
  return (
    createPathMarkup(data.join(''), ink) +
    createPathMarkup(`M${n(pitch / 2)} ${ground}H${n(end)}`, fairwayPen) +
    createShapesMarkup([createEllipse([end - 3, ground], [6, 6])], { fill: inks.buoy })
  );
}

/** Draws a line for each team member; on their way to the right, all lines join to one. */
function joined(parameters: WorkingTermsParameters): string {
  const { width, height, people } = parameters;
  const [middle, from, to] = [height / 2, width * 0.24, width * 0.7];
  const bank = (below: boolean): string => {
    const y = (value: number): number => (below ? height - value : value);
    const slope = (from + to) / 2;
    return `M${from} ${y(-20)}V${y(0)}C${slope} ${y(0)} ${slope} ${y(middle - 1.5)} ${to} ${y(middle - 1.5)}H${width + 20}V${y(-20)}Z`;
  };
  const obstacles = [false, true].map((below) => ({ shape: traceOutline(bank(below)), value: below ? height : 0 }));
  const end = width - 7;
  const lines = linesOf({ ...parameters, flows: 'right', obstacles }, people).map((line) => ({
    ...line,
    points: line.points.filter(([x]) => x < end),
  }));
  return picked(lines, people >> 1, [end, middle]);
}

/** Returns `count` lines from edge to edge. */
function linesOf(water: Water, count: number): Line[] {
  const step = water.height / count;
  const lines = traceStreamLines(solveStream(water), {
    step,
    from: step / 2,
    to: water.height,
    shortest: water.width * 0.9,
  });
  if (lines.length !== count) throw new Error(`${lines.length} lines were drawn where ${count} are counted.`);
  return lines.sort((one, other) => one.value - other.value);
}

/** Draws lines in ink, but the one with the index `fairway` in orange. With `buoy`, a dot marks this point. */
function picked(lines: readonly Line[], fairway: number, buoy?: readonly [number, number]): string {
  const data = (some: readonly Line[]): string => some.map(({ points }) => formatLine(points, 0.25)).join('');
  return (
    createPathMarkup(data(lines.filter((_, index) => index !== fairway)), ink) +
    createPathMarkup(data(lines.slice(fairway, fairway + 1)), fairwayPen) +
    (buoy ? createShapesMarkup([createEllipse([...buoy], [6, 6])], { fill: inks.buoy }) : '')
  );
}

const n = (value: number): number => Math.round(value * 10) / 10;
