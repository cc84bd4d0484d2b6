import {
  createDrawing,
  createJsonFile,
  createLinesMarkup,
  createPathMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  inks,
  type Line,
  type Pens,
  type Point,
  selectDriftLines,
  solveStream,
  traceOutline,
  traceStreamLines,
  type Water,
} from 'studio/art';
import { nonScalingStroke } from './stretchedDrawing.ts';

export interface DeltaParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** Services from left to right; each gets a channel. */
  readonly channels: readonly { readonly key: string; readonly color: string }[];
  /** Width in px of the land left and right of the channels. */
  readonly margin: number;
  /** Range of y (px) in which the water enters at the left edge. */
  readonly inflow: { readonly top: number; readonly bottom: number };
  /** y in px at which the walls between the channels begin. */
  readonly piers: number;
  readonly linesPerChannel: number;
  readonly pens: Omit<Pens, 'color'>;
  /** `true` rotates the drawing for phones: the water comes down at the right, and the channels run to the left, one below another. */
  readonly upright?: boolean;
  /** Number of lines in each channel along which particles drift. */
  readonly drift: number;
}

/** Draws a stream that enters from the left and divides into one channel for each service. On the page, the channels are links. */
export const drawDelta = (parameters: DeltaParameters): Drawing => createDrawing('delta', parameters, draw);

/** Flow between two neighbouring lines (difference of the stream function). */
const step = 5;

function draw(parameters: DeltaParameters): DrawnFiles {
  const { name, width, height, channels, margin, piers, linesPerChannel, pens, drift } = parameters;
  const share = linesPerChannel * step;
  const reach = (width - 2 * margin) / channels.length;
  const lines = flowingLines(parameters, share, reach);
  if (parameters.upright) return upright(parameters, lines, share, reach);
  const coloured = channels.map(({ key, color }, index) => {
    const upper = (channels.length - index) * share;
    const own = lines.filter(({ value }) => value < upper && value > upper - share);
    return { key, own, markup: createLinesMarkup(own, { ...pens, color }), left: margin + index * reach };
  });
  const walls = coloured.slice(1).map(({ left }) => `M${left} ${piers}V${height}`);
  const body = [
    ...coloured.map(({ markup }) => markup),
    createPathMarkup(walls.join(''), { stroke: inks.foam, 'stroke-opacity': 0.22, 'stroke-width': 1 }),
  ];
  // Written for the page: the box of each channel, in fractions of the drawing, and lines for particles, in fractions of this box.
  const places = coloured.map(({ key, own, left }) => ({
    key,
    x: part(left / width),
    y: part(piers / height),
    width: part(reach / width),
    height: part((height - piers) / height),
    lines: selectDriftLines(inBox(own, left, piers), {
      width: reach,
      height: height - piers,
      count: drift,
      longest: 200,
    }),
  }));
  return {
    [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'none'),
    [`${name}.json`]: createJsonFile({ width, height, channels: places }),
  };
}

/** Rotates the drawing for phones: down becomes left, and right becomes down. Writes the particle lines in fractions of a row. */
function upright(
  { name, width, height, channels, margin, linesPerChannel, pens, drift }: DeltaParameters,
  lines: readonly Line[],
  share: number,
  reach: number,
): DrawnFiles {
  const coloured = channels.map(({ key, color }, index) => {
    const first = (channels.length - index) * share;
    const own = lines
      .filter(({ value }) => value < first && value > first - share)
      .map((line) => ({ ...line, points: line.points.map(([x, y]): Point => [height - y, x]) }));
    const data = own.map(({ points }) => formatLine(points, pens.tolerance)).join('');
    return {
      key,
      own,
      top: margin + index * reach,
      markup: createPathMarkup(data, {
        stroke: color,
        'stroke-width': pens.heavy[0],
        opacity: pens.heavy[1],
        ...nonScalingStroke,
      }),
    };
  });
  const nearest = Math.min(...coloured.flatMap(({ own }) => own.map(({ points }) => points[0]?.[0] ?? height)));
  if (coloured.some(({ own }) => own.length < linesPerChannel)) throw new Error(`A channel of ${name} has lost lines.`);
  const heads = coloured.map(({ key, own }) =>
    createPathMarkup(own.map(({ points }) => bending(points[0]?.[0] ?? 0, nearest)).join(''), {
      stroke: channels.find((channel) => channel.key === key)?.color ?? '',
      'stroke-width': pens.heavy[0],
      opacity: pens.heavy[1],
      ...nonScalingStroke,
    }),
  );
  return {
    [`${name}.svg`]: createSvgFile(height, width, coloured.map(({ markup }) => markup).join(''), 'none'),
    [`${name}-bend.svg`]: createSvgFile(height, bendHeight, heads.join(''), 'none'),
    [`${name}.json`]: createJsonFile({
      channels: coloured.map(({ key, own, top }) => ({
        key,
        lines: selectDriftLines(inBox(own, 0, top), { width: height, height: reach, count: drift, longest: height }),
      })),
    }),
  };
}

/** Height of the bend's drawing in px. The bend is above the rotated delta. */
const bendHeight = 112;
/** Radius of the bend's innermost line in px. */
const innermost = 22;

/** Draws a line of the bend: from the left edge to the right, then down in a quarter circle. All lines turn around one centre. */
function bending(x: number, nearest: number): string {
  const radius = x - nearest + innermost;
  const [centre, y] = [nearest - innermost, bendHeight - radius];
  const wider = bendHeight - innermost - (x - nearest) * 1.12;
  return `M-4 ${tenth(wider + 8)}C${tenth(centre * 0.4)} ${tenth(wider)} ${tenth(centre * 0.55)} ${tenth(y)} ${tenth(centre)} ${tenth(y)}A${tenth(radius)} ${tenth(radius)} 0 0 1 ${tenth(x)} ${bendHeight}`;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Computes the delta's lines. The stream value of a wall is the flow of all channels right of that wall. */
function flowingLines(parameters: DeltaParameters, share: number, reach: number): Line[] {
  const { width, height, channels, margin, inflow, piers } = parameters;
  const all = share * channels.length;
  const held = (value: number): number => Math.max(0, Math.min(all, value));
  const left = (x: number): number => all - ((x - margin) / reach) * share;
  const piersAt = channels.slice(1).map((_, index) => margin + (index + 1) * reach);
  const right = width - margin;
  const obstacles = [
    ...piersAt.map((x) => ({
      shape: traceOutline(
        `M${x - 2.5} ${height + 40}V${piers}Q${x - 2.5} ${piers - 3} ${x} ${piers - 3}Q${x + 2.5} ${piers - 3} ${x + 2.5} ${piers}V${height + 40}Z`,
      ),
      value: left(x),
    })),
    {
      shape: traceOutline(
        `M-40 ${inflow.bottom}H${margin - 12}Q${margin} ${inflow.bottom} ${margin} ${inflow.bottom + 12}V${height + 40}H-40Z`,
      ),
      value: all,
    },
    {
      shape: traceOutline(
        `M-40 -40H${width + 40}V${height + 40}H${right}V${piers * 0.7}C${right} ${piers * 0.3} ${right - 70} ${inflow.top} ${right - 190} ${inflow.top}H-40Z`,
      ),
      value: 0,
    },
  ];
  const stream = solveStream({
    ...parameters,
    obstacles,
    flows: (x, y, edge) => {
      if (edge === 'left') return held((all * (y - inflow.top)) / (inflow.bottom - inflow.top));
      return edge === 'bottom' ? held(left(x)) : 0;
    },
  });
  return traceStreamLines(stream, { step, from: step / 2, to: all, shortest: 150 });
}

/** Cuts each line at the top of a box (`top`) and returns it relative to the box's upper left corner. */
const inBox = (lines: readonly Line[], left: number, top: number): Line[] =>
  lines.map((line) => {
    const points = line.points.filter(([, y]) => y >= top).map(([x, y]) => [x - left, y - top] as const);
    return { ...line, points, length: points.length > 5 ? line.length : 0 };
  });

const part = (value: number): number => Math.round(value * 10_000) / 10_000;
