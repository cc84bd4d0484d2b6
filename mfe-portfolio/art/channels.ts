import {
  createDrawing,
  createEllipse,
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
  solveStream,
  traceStreamLines,
} from 'studio/art';
import { type SubjectObstacleKind, subjectObstacles } from './obstacles.ts';

export interface ChannelsParameters {
  readonly name: string;
  /** Width of all columns together, in px. */
  readonly width: number;
  /** Width of the stream left of the first column, in px. */
  readonly before: number;
  readonly height: number;
  readonly columns: number;
  /** Number of flow lines in each channel. */
  readonly lines: number;
  /** Subject of the case, drawn as one obstacle above each column. */
  readonly of: SubjectObstacleKind;
  readonly seed: number;
  readonly color: string;
}

/** Draws the audiences of a case: one stream splits into equal channels. Each channel flows around one obstacle and ends at its column. */
export const drawChannels = (parameters: ChannelsParameters): Drawing => createDrawing('channels', parameters, draw);

/** Gap between two columns. */
const gutter = 24;
/** Water above the uppermost line, in px, so that no obstacle presses the line against the drawing's edge. */
const above = 14;
/** Share of a column's width without water, left and right of the channel's end. A larger share would bend the lines too sharply. */
const besides = 0.12;

function draw({ name, width, before, height, columns, lines: each, of, seed, color }: ChannelsParameters): DrawnFiles {
  const whole = width + before;
  const apart = height / (columns * each);
  const share = each * apart;
  const column = (width - gutter * (columns - 1)) / columns;
  const leftOf = (index: number): number => before + index * (column + gutter);
  /** Returns the flow that leaves the drawing through its lower edge between the left end and `x`. */
  const gone = (x: number): number =>
    Array.from({ length: columns }, (_, index) => {
      const part = ((x - leftOf(index)) / column - besides) / (1 - 2 * besides);
      return Math.min(1, Math.max(0, part)) * share;
    }).reduce((sum, part) => sum + part, 0);
  const stones = Array.from({ length: columns }, (_, index) => {
    const at = [leftOf(index) + column / 2, height * 0.6] as const;
    // The obstacle stands in the middle of its channel, so half of the channel's water passes on each side.
    return { ...subjectObstacles[of](at, index), value: interpolateLines(height - (index + 0.5) * share, apart) };
  });
  const stream = solveStream({
    width: whole,
    height,
    cell: 2.5,
    seed,
    unrest: { strength: 0.0012, grain: 0.004 },
    obstacles: stones.map(({ inWater, value }) => ({ shape: inWater, value })),
    flows: (x, y, edge) => {
      if (edge === 'bottom') return height - gone(x);
      const level = ((y - above) * height) / (height - above);
      return edge === 'left' ? Math.min(height, level) : Math.min(0, level);
    },
  });
  const lines = traceStreamLines(stream, { step: apart, from: apart / 2, to: height, shortest: before });
  const fairway = secondOfLast(lines, share, name);
  const way = fairway.points.filter(([, y]) => y <= height - buoy);
  const pen = [1.25, 0.5] as const;
  const body = [
    createLinesMarkup(
      lines.filter((line) => line !== fairway),
      { color, thin: pen, heavy: pen, tolerance: 0.5 },
    ),
    createShapesMarkup(
      stones.map(({ shape }) => shape),
      { fill: color, 'fill-opacity': 0.1, stroke: color, 'stroke-width': 1.4, 'stroke-opacity': 0.8 },
    ),
    createPathMarkup(stones.flatMap(({ details }) => details.map((points) => formatLine(points, 0.2))).join(''), {
      stroke: color,
      'stroke-width': 1.1,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    createPathMarkup(formatLine(way, 0.5), fairwayPen),
    createShapesMarkup([createEllipse(way.at(-1) ?? [0, 0], [buoy, buoy])], { fill: inks.buoy }),
  ];
  return { [`${name}.svg`]: createSvgFile(whole, height, body.join('')) };
}

const buoy = 7;

/** Returns the orange line: the second line of the last channel. It runs above all columns and turns down into the last one. */
function secondOfLast(lines: readonly Line[], share: number, name: string): Line {
  const own = lines.filter(({ value, closed }) => value < share && !closed).sort((a, b) => a.value - b.value);
  const [, line] = own;
  if (!line) throw new Error(`${name}: no line runs into the last channel.`);
  return line;
}
