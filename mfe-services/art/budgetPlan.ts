import {
  createDrawing,
  createJsonFile,
  createPathMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  inks,
} from 'studio/art';
import { nonScalingStroke } from './stretchedDrawing.ts';

interface Channel {
  readonly color: string;
  /** y of the channel's first line, in px. */
  readonly top: number;
}

export interface BudgetPlanParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** x at which the last month and all lines end, in px. */
  readonly end: number;
  readonly apart: number;
  /** Marketing channels from top to bottom. */
  readonly channels: readonly Channel[];
  /** Number of lines in each channel, month by month. A line is an equal part of the month's budget, so each month has the same number of lines. */
  readonly months: readonly (readonly number[])[];
  /** Index of the orange line, from the top. */
  readonly fairway: number;
}

/**
 * Draws a budget over several months as water. Each line is an equal part of the budget and runs from the first month to the last. If a
 * channel gets less, its lowest line becomes the highest line of the channel below, so lines never cross.
 */
export const drawBudgetPlan = (parameters: BudgetPlanParameters): Drawing =>
  createDrawing('budgetPlan', parameters, draw);

function draw(parameters: BudgetPlanParameters): DrawnFiles {
  const { name, width, height, channels, months, fairway } = parameters;
  const lines = Array.from({ length: total(months[0]) }, (_, line) => line);
  if (months.some((month) => total(month) !== lines.length)) throw new Error('Each month of a plan has as many lines.');
  const ways = lines.filter((line) => line !== fairway).flatMap((line) => wayOf(parameters, line));
  const inColor = channels.map(({ color }, channel) => {
    const data = ways.filter((piece) => piece.channel === channel).map((piece) => piece.data);
    return createPathMarkup(data.join(''), { stroke: color, 'stroke-width': 2, ...nonScalingStroke });
  });
  const course = wayOf(parameters, fairway).map(({ data }, piece) =>
    piece === 0 ? data : data.replace(/^M[^CH]+/, ''),
  );
  const ends = lines.map((line) => placeOf(parameters, line, months.length - 1));
  const body = [
    createPathMarkup(monthEdges(parameters), {
      stroke: inks.water,
      'stroke-width': 1,
      opacity: 0.16,
      ...nonScalingStroke,
    }),
    createPathMarkup(waits(parameters), {
      stroke: inks.water,
      'stroke-width': 1.4,
      'stroke-dasharray': '1 7',
      opacity: 0.7,
      ...nonScalingStroke,
    }),
    ...inColor,
    createPathMarkup(course.join(''), { stroke: inks.buoy, 'stroke-width': 3, ...nonScalingStroke }),
    createPathMarkup(`M${n(parameters.end)} 0V${height}`, {
      stroke: inks.foam,
      'stroke-width': 1,
      opacity: 0.7,
      ...nonScalingStroke,
    }),
    ...channels.map(({ color }, channel) =>
      dots(
        parameters,
        ends.filter((place, line) => place.channel === channel && line !== fairway),
        color,
        6,
      ),
    ),
    dots(parameters, ends.slice(fairway, fairway + 1), inks.buoy, 14),
  ];
  const rows = channels.map(({ top }, channel) => {
    const counts = months.map((month) => month[channel] ?? 0);
    const begins = counts.findIndex((count) => count > 0);
    return {
      y: Math.round((top / height) * 1e4) / 1e4,
      begins: begins + 1,
      first: counts[begins],
      last: counts.at(-1),
    };
  });
  return {
    [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'none'),
    [`${name}.json`]: createJsonFile({ lines: lines.length, months: months.length, rows }),
  };
}

const total = (month: readonly number[] | undefined): number => (month ?? []).reduce((sum, count) => sum + count, 0);

/**
 * Splits a line into pieces by channel, because each channel has its own colour. A line changes its channel in a bend between the middles
 * of two months.
 */
function wayOf(parameters: BudgetPlanParameters, line: number): { channel: number; data: string }[] {
  const { end, months } = parameters;
  const month = end / months.length;
  const places = months.map((_, index) => placeOf(parameters, line, index));
  const pieces = places.map(({ channel, y }, index) => {
    const x = (index + 0.5) * month;
    const from = places[index - 1];
    return {
      channel,
      data: from ? `M${n(x - month)} ${n(from.y)}${bend(x - month, from.y, x, y)}` : `M-20 ${n(y)}H${n(x)}`,
    };
  });
  const last = places.at(-1) ?? { channel: 0, y: 0 };
  return [...pieces, { channel: last.channel, data: `M${n(end - month / 2)} ${n(last.y)}H${n(end)}` }];
}

/** Draws dots at the lines' ends: strokes of no length with round caps, which stay round when the page stretches the drawing. */
const dots = (
  { end }: BudgetPlanParameters,
  places: readonly { readonly y: number }[],
  color: string,
  size: number,
): string =>
  createPathMarkup(places.map(({ y }) => `M${n(end)} ${n(y)}h.01`).join(''), {
    stroke: color,
    'stroke-width': size,
    'stroke-linecap': 'round',
    ...nonScalingStroke,
  });

/** Returns a line's channel and y in a month. */
function placeOf(
  { channels, months, apart }: BudgetPlanParameters,
  line: number,
  month: number,
): { channel: number; y: number } {
  let before = 0;
  for (const [channel, count] of (months[month] ?? []).entries()) {
    if (line < before + count)
      return { channel, y: (channels[channel]?.top ?? 0) + swayIn(channel, month) + (line - before) * apart };
    before += count;
  }
  throw new Error(`Line ${line} of the plan is in no channel in month ${month + 1}.`);
}

/** Returns how far a channel swings up or down in a month, in px: 0 in the first month, so that it begins beside its name. */
const swayIn = (channel: number, month: number): number => sway * Math.sin(month * 1.9) * (channel % 2 === 0 ? 1 : -1);
const sway = 7;

/** Draws a bend that begins and ends horizontally. */
const bend = (x: number, y: number, toX: number, toY: number): string =>
  y === toY ? `H${n(toX)}` : `C${n((x + toX) / 2)} ${n(y)} ${n((x + toX) / 2)} ${n(toY)} ${n(toX)} ${n(toY)}`;

function monthEdges({ height, end, months }: BudgetPlanParameters): string {
  return months
    .slice(1)
    .map((_, index) => `M${n(((index + 1) * end) / months.length)} 0V${height}`)
    .join('');
}

/** Draws a dotted line from a channel's name to the month in which the channel gets its first part of the budget. */
function waits({ end, channels, months }: BudgetPlanParameters): string {
  return channels
    .map(({ top }, channel) => {
      const begins = months.findIndex((month) => (month[channel] ?? 0) > 0);
      return begins > 0 ? `M0 ${top}H${n(((begins - 0.5) * end) / months.length)}` : '';
    })
    .join('');
}

const n = (value: number): number => Math.round(value * 10) / 10;
