import { createDrawing, createPathMarkup, createSvgFile, type Drawing, type DrawnFiles } from 'studio/art';
import { nonScalingStroke } from './stretchedDrawing.ts';

export interface JoiningChannelsParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Channels from top to bottom: number of lines, and how many of them change to which other channel (`to` is its index). */
  readonly channels: readonly {
    readonly color: string;
    readonly lines: number;
    readonly gives?: readonly { readonly to: number; readonly lines: number }[];
  }[];
  /** Distances in px: between the lines of a channel at its start, and between all lines of the joined river. */
  readonly apart: readonly [coming: number, together: number];
  /** Range in which lines change their channel, in fractions of the width. */
  readonly over: readonly [from: number, to: number];
  /** Point at which the channels become one river, in fractions of the width. */
  readonly joined: number;
}

/** Draws channels that help each other: some lines change to another channel. At the right, all lines run side by side. */
export const drawJoiningChannels = (parameters: JoiningChannelsParameters): Drawing =>
  createDrawing('together', parameters, draw);

function draw(parameters: JoiningChannelsParameters): DrawnFiles {
  const { name, width, height, channels, apart, over, joined } = parameters;
  const lines = linesOf(parameters);
  const middle = height / 2;
  const ways = lines.map((line) => {
    const within = lines.filter(({ goes }) => goes === line.goes).length;
    // Index of the line among all lines of its new channel, from top to bottom: lines from the upper channels come first.
    const rank = lines.filter(({ goes }) => goes === line.goes).indexOf(line);
    const start = line.begins;
    const there = centreOf(parameters, line.goes) + (rank - (within - 1) / 2) * apart[0];
    const end = middle + (lines.indexOf(line) - (lines.length - 1) / 2) * apart[1];
    const [from, to] = [over[0] * width, over[1] * width];
    const data = `M0 ${num(start)}H${num(from)}${curve(from, start, to, there)}${curve(to, there, joined * width, end)}H${width}`;
    return { channel: line.channel, data };
  });
  const body = channels.map(({ color }, channel) => {
    const own = ways.filter((way) => way.channel === channel).map(({ data }) => data);
    // The middle line of a channel is thicker.
    const strong = own[Math.floor(own.length / 2)] ?? '';
    return (
      createPathMarkup(own.filter((data) => data !== strong).join(''), {
        stroke: color,
        'stroke-width': 1.2,
        opacity: 0.72,
        ...nonScalingStroke,
      }) + createPathMarkup(strong, { stroke: color, 'stroke-width': 2.2, ...nonScalingStroke })
    );
  });
  return { [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'none') };
}

/** Sorts the lines from top to bottom as they leave the drawing: by the channel they end in, then by the one they came from. */
function linesOf({ channels, apart, ...drawn }: JoiningChannelsParameters) {
  const lines = channels.flatMap(({ lines: count, gives = [] }, channel) => {
    // Lines that change to a higher channel are the upper ones of their channel, so that no lines cross.
    const up = gives.filter(({ to }) => to < channel).flatMap(({ to, lines: some }) => Array<number>(some).fill(to));
    const down = gives.filter(({ to }) => to > channel).flatMap(({ to, lines: some }) => Array<number>(some).fill(to));
    const stay = Array<number>(count - up.length - down.length).fill(channel);
    return [...up, ...stay, ...down].map((goes, index) => ({
      channel,
      goes,
      begins: centreOf({ channels, apart, ...drawn }, channel) + (index - (count - 1) / 2) * apart[0],
    }));
  });
  return lines.sort((a, b) => a.goes - b.goes || a.channel - b.channel);
}

/** Returns the y of a channel's middle. All channels have equal distances. */
const centreOf = ({ channels, height }: JoiningChannelsParameters, channel: number): number =>
  ((channel + 0.5) * height) / channels.length;

const curve = (x0: number, y0: number, x1: number, y1: number): string => {
  const half = num((x0 + x1) / 2);
  return `C${half} ${num(y0)} ${half} ${num(y1)} ${num(x1)} ${num(y1)}`;
};

/** Rounds to one decimal place; smaller differences are invisible. */
const num = (value: number): number => Math.round(value * 10) / 10;
