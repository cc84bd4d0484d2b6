import { type Drawing, type DrawnFiles, drawing, pathMarkup, svgFile } from 'studio/art';
import { kept } from './stretched.ts';

export interface Together {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The channels from the top: how many lines each brings, and to which other ones some of them go over. */
  readonly channels: readonly {
    readonly color: string;
    readonly lines: number;
    readonly gives?: readonly { readonly to: number; readonly lines: number }[];
  }[];
  /** How far lines of a channel are apart where they come in, and all lines where they are one river. */
  readonly apart: readonly [coming: number, together: number];
  /** Between which parts of the width a line goes over, and from where on the channels are one river. */
  readonly over: readonly [from: number, to: number];
  readonly joined: number;
}

/**
 * Channels that help each other: each comes as a current of its own, some of its lines go over to others, and in the end all of them run side by side.
 * Of three lengths: apart, going over, together.
 */
export const together = (parameters: Together): Drawing => drawing('together', parameters, draw);

function draw(parameters: Together): DrawnFiles {
  const { name, width, height, channels, apart, over, joined } = parameters;
  const lines = linesOf(parameters);
  const middle = height / 2;
  const ways = lines.map((line) => {
    const within = lines.filter(({ goes }) => goes === line.goes).length;
    // Among those of its new channel it has a place, too: nearest to where it came from.
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
    // The middle of a current is its strongest line.
    const strong = own[Math.floor(own.length / 2)] ?? '';
    return (
      pathMarkup(own.filter((data) => data !== strong).join(''), {
        stroke: color,
        'stroke-width': 1.2,
        opacity: 0.72,
        ...kept,
      }) + pathMarkup(strong, { stroke: color, 'stroke-width': 2.2, ...kept })
    );
  });
  return { [`${name}.svg`]: svgFile(width, height, body.join(''), 'none') };
}

/** All lines from the top as they end: by the channel that they go to, and there by the one that they come from. */
function linesOf({ channels, apart, ...drawn }: Together) {
  const lines = channels.flatMap(({ lines: count, gives = [] }, channel) => {
    // What goes up is taken from its upper lines, what goes down from its lower ones.
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

/** Where the middle of a channel runs: all are as far from each other as from the edges. */
const centreOf = ({ channels, height }: Together, channel: number): number =>
  ((channel + 0.5) * height) / channels.length;

const curve = (x0: number, y0: number, x1: number, y1: number): string => {
  const half = num((x0 + x1) / 2);
  return `C${half} ${num(y0)} ${half} ${num(y1)} ${num(x1)} ${num(y1)}`;
};

/** With no more digits than are seen. */
const num = (value: number): number => Math.round(value * 10) / 10;
