import { inks, type Point, pathMarkup } from 'studio/art';

/** The funnel downwards: beside stations of equal height, each of which the page stretches. */
export interface FunnelStrip {
  readonly width: number;
  readonly height: number;
  /** Where across it the fairway runs; one more line is beyond. */
  readonly fairwayAt: number;
  /** How far apart lines are at each station. */
  readonly apart: readonly [number, number, number];
}

/**
 * Lines run down side by side. Those at the page's edge run aground one after the other, the outermost first, in an open circle each; what is left has
 * more room at the next station. A circle is two dots of a pen that no stretching makes oval.
 */
export function funnelStrip(strip: FunnelStrip, counts: readonly [number, number, number], color: string): string {
  const { height } = strip;
  const ways = Array.from({ length: counts[0] }, (_, index) => index)
    // That is where the fairway runs.
    .filter((index) => index !== counts[0] - 2)
    .map((index) => wayOf(strip, counts, index));
  const data = (last: number): string =>
    ways
      .filter(({ reaches }) => reaches === last)
      .map((way) => way.data)
      .join('');
  const dots = (last: number): string =>
    ways.flatMap(({ reaches, end }) => (reaches === last ? `M${n(end[0])} ${n(end[1])}h0` : '')).join('');
  const kept = { 'vector-effect': 'non-scaling-stroke' } as const;
  const open = (last: number, stroke: string, size: number): string =>
    pathMarkup(dots(last), { stroke, 'stroke-width': size, opacity: 0.8, 'stroke-linecap': 'round', ...kept }) +
    pathMarkup(dots(last), { stroke: inks.paper2, 'stroke-width': size - 1.6, 'stroke-linecap': 'round', ...kept });
  const shores = [0, 1].map((last) => shoreOf(ways.filter(({ reaches }) => reaches === last).map(({ end }) => end)));
  return [
    pathMarkup(shores.join(''), { fill: inks.paper2, stroke: inks.ink, 'stroke-opacity': 0.4, ...kept }),
    pathMarkup(data(0), { stroke: inks.ink, 'stroke-width': 0.5, opacity: 0.5, ...kept }),
    pathMarkup(data(1), { stroke: color, 'stroke-width': 0.8, ...kept }),
    pathMarkup(data(2), { stroke: color, 'stroke-width': 1.2, ...kept }),
    open(0, inks.ink, 4.4),
    open(1, color, 6.4),
    pathMarkup(`M${n(strip.fairwayAt)} 0V${height}`, { stroke: inks.buoy, 'stroke-width': 2.4, ...kept }),
  ].join('');
}

interface Way {
  readonly reaches: 0 | 1 | 2;
  readonly data: string;
  readonly end: Point;
}

/** How far apart the first lines to be lost are. */
const close = 1;
/** Between these parts of a reach lines are lost; then what is left spreads. */
const [losesFrom, losesTo, spreads] = [0.14, 0.8, 0.97];

/** A line is counted from the page's edge. */
function wayOf(strip: FunnelStrip, counts: readonly [number, number, number], index: number): Way {
  const { height, fairwayAt, apart } = strip;
  const third = height / 3;
  const [all, some, few] = counts;
  const of = (station: 0 | 1 | 2): number => fairwayAt + (index - (all - 2)) * apart[station];
  // Those that are lost first run closer together.
  const x = (station: 0 | 1 | 2): number =>
    index < all - some ? fairwayAt - (some - 2) * apart[0] - (all - some - index) * close : of(station);
  const spread = (from: 0 | 1, to: 1 | 2): string => {
    const [begins, ends] = [(from + losesTo) * third, (from + spreads) * third];
    return `V${n(begins)}C${n(x(from))} ${n((begins + ends) / 2)} ${n(x(to))} ${n((begins + ends) / 2)} ${n(x(to))} ${n(ends)}`;
  };
  const lost = (station: 0 | 1, before: number, among: number, way: string): Way => {
    const y = (station + losesFrom + ((before + 0.5) / among) * (losesTo - losesFrom)) * third;
    const end: Point = [Math.max(4, x(station) - 4 - (index % 3) * 3), y];
    return { reaches: station, end, data: `${way}V${n(y - 20)}Q${n(x(station))} ${n(y - 4)} ${n(end[0])} ${n(y)}` };
  };
  const begins = `M${n(x(0))} 0`;
  if (index < all - some) return lost(0, index, all - some, begins);
  const second = begins + spread(0, 1);
  if (index < all - few) return lost(1, index - (all - some), some - few, second);
  return { reaches: 2, end: [x(2), height], data: `${second}${spread(1, 2)}V${height}` };
}

/** The land at the page's edge, on which the ends lie: as wide as the stream has narrowed. */
function shoreOf(ends: readonly Point[]): string {
  const [first, last] = [ends[0], ends.at(-1)];
  if (!first || !last) return '';
  const reach = Math.max(...ends.map(([x]) => x)) + 6;
  const [top, bottom] = [first[1] - 26, last[1] + 28];
  return `M-4 ${n(top)}C4 ${n(top)} 8 ${n(top + 6)} ${n(first[0] + 6)} ${n(first[1])}L${n(reach)} ${n(last[1] - 14)}C${n(reach + 3)} ${n(last[1] + 8)} ${n(reach - 14)} ${n(bottom)} -4 ${n(bottom)}Z`;
}

const n = (value: number): number => Math.round(value * 10) / 10;
