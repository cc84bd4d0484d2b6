import {
  chooseFairway,
  type Drawing,
  type DrawnFiles,
  drawing,
  ellipse,
  fairwayPen,
  inks,
  jsonFile,
  type Line,
  lineData,
  linesMarkup,
  outline,
  type Pens,
  type Point,
  pathMarkup,
  shapesMarkup,
  solveStream,
  streamLines,
  svgFile,
  type Water,
} from 'studio/art';

export interface Funnel extends Pick<Water, 'width' | 'height' | 'cell' | 'seed' | 'unrest'> {
  readonly name: string;
  /** Where the stations stand along the stream. What leaves it has left before the next one. */
  readonly stations: readonly [number, number, number];
  /** How wide the stream is at the second station, and from the third on. */
  readonly narrows: readonly [number, number];
  readonly step: number;
  readonly shortest: number;
  /** The colour of what gets through to the end. */
  readonly color: string;
  readonly pens: Pens;
  /** The strip for phones, beside the stations one below the other: its size, and the strands at each station. */
  readonly strip: {
    readonly width: number;
    readonly height: number;
    readonly strands: readonly [number, number, number];
    /** Where across it the fairway runs; one more strand is beyond. */
    readonly fairwayAt: number;
  };
}

/** One stream that narrows from station to station: at each of them some of its water leaves, and what stays runs on faster. */
export const funnel = (parameters: Funnel): Drawing => drawing('funnel', parameters, draw);

function draw(parameters: Funnel): DrawnFiles {
  const { name, width, height, stations, narrows, color, pens, strip } = parameters;
  const middle = height / 2;
  const [second, third] = narrows.map((wide) => middle - wide / 2) as [number, number];
  const lines = linesOf(parameters, second, third);
  const through = lines.filter(({ value }) => value > third && value < height - third);
  const fairway = chooseFairway(through, width, middle);
  const left = lines.filter((line) => !through.includes(line));
  const sold = through.filter((line) => line !== fairway);
  const places = stations.map((x): Point => fairway.points.find(([at]) => at >= x) ?? [x, middle]);
  const [, , last] = stations;
  const banks = sides.flatMap((below) => [bank(parameters, second, 0, below), bank(parameters, third, 1, below)]);
  const body = [
    linesMarkup(left, pens),
    linesMarkup(sold, { ...pens, color, thin: [1.2, 0.9], heavy: [1.7, 1] }),
    pathMarkup(banks.join(''), { fill: inks.paper2, stroke: inks.ink, 'stroke-width': 1.2, 'stroke-opacity': 0.4 }),
    pathMarkup(lineData(fairway.points, pens.tolerance), fairwayPen),
    shapesMarkup(
      places.slice(0, 2).map((place) => ellipse(place, [7, 7])),
      { fill: inks.paper, stroke: inks.buoy, 'stroke-width': 2.4 },
    ),
    shapesMarkup([ellipse([last, places[2]?.[1] ?? middle], [9, 9])], { fill: inks.buoy }),
  ];
  return {
    [`${name}.svg`]: svgFile(width, height, body.join('')),
    [`${name}.json`]: jsonFile({ width, height, stations: stations.map((x) => Math.round((x / width) * 1e4) / 1e4) }),
    [`${name}-strip.svg`]: svgFile(strip.width, strip.height, stripOf(parameters), 'none'),
  };
}

/** How wide the side channel is through which water leaves before a station. */
const sideChannel = 118;

/** Banks above or (turned over) below: one from the second station to the last side channel, one from the last station on. */
function bank({ width, height, stations: [, gate, last] }: Funnel, edge: number, place: 0 | 1, below: boolean): string {
  const y = (value: number): number => (below ? height - value : value);
  const [from, to] = place === 0 ? [gate, last - sideChannel] : [last, width + 120];
  return `M${from} ${y(-40)}V${y(edge - 90)}C${from} ${y(edge - 30)} ${from + 40} ${y(edge)} ${from + 110} ${y(edge)}H${to - 120}C${to - 40} ${y(edge)} ${to} ${y(edge - 40)} ${to} ${y(edge - 110)}V${y(-40)}Z`;
}

const sides = [false, true] as const;

function linesOf(parameters: Funnel, second: number, third: number): Line[] {
  const { height, step, shortest } = parameters;
  const [, gate, last] = parameters.stations;
  /** How much has left over the edge above, by the place along it. */
  const lost = (x: number): number => {
    const part = (to: number): number => Math.min(1, Math.max(0, (x - to + sideChannel * 1.5) / (sideChannel * 1.5)));
    return second * part(gate) + (third - second) * part(last);
  };
  const stream = solveStream({
    ...parameters,
    obstacles: sides.flatMap((below) =>
      [second, third].map((edge, place) => ({
        shape: outline(bank(parameters, edge, place as 0 | 1, below)),
        value: below ? height - edge : edge,
      })),
    ),
    flows: (x, y, edge) => {
      if (edge === 'left') return Math.max(0, Math.min(height, y));
      if (edge === 'right') return undefined;
      return edge === 'top' ? lost(x) : height - lost(x);
    },
  });
  return streamLines(stream, { step, from: step / 2, to: height, shortest });
}

/**
 * The same, downwards: strands at equal distances, of which the nearest to the page's edge run off over it before a station. The page sets the
 * stations themselves, for it stretches the strip.
 */
function stripOf({ strip: { width, height, strands, fairwayAt }, color }: Funnel): string {
  const [all, some, few] = strands;
  const third = height / 3;
  const radius = 16;
  const apart = (width - fairwayAt) / 2.6;
  const path = (index: number): { data: string; stays: number } => {
    const x = fairwayAt + (index - (all - 2)) * apart;
    // The outermost leaves first.
    const leave = (station: number, before: number): string => {
      const y = station * third - 52 - before * 22;
      return `M${n(x)} 0V${n(y - radius)}Q${n(x)} ${n(y)} ${n(x - radius)} ${n(y)}H0`;
    };
    if (index < all - some) return { data: leave(1, all - some - 1 - index), stays: 0 };
    if (index < all - few) return { data: leave(2, all - few - 1 - index), stays: 1 };
    return { data: `M${n(x)} 0V${height}`, stays: 2 };
  };
  const paths = Array.from({ length: all }, (_, index) => ({ ...path(index), fairway: index === all - 2 }));
  const kept = { 'vector-effect': 'non-scaling-stroke' } as const;
  const data = (wanted: (each: (typeof paths)[number]) => boolean): string =>
    paths
      .filter(wanted)
      .map((each) => each.data)
      .join('');
  return [
    pathMarkup(
      data(({ stays }) => stays < 2),
      { stroke: inks.ink, 'stroke-width': 1, opacity: 0.45, ...kept },
    ),
    pathMarkup(
      data(({ stays, fairway }) => stays === 2 && !fairway),
      { stroke: color, 'stroke-width': 1.4, ...kept },
    ),
    pathMarkup(
      data(({ fairway }) => fairway),
      { stroke: inks.buoy, 'stroke-width': 2.4, ...kept },
    ),
  ].join('');
}

const n = (value: number): number => Math.round(value * 10) / 10;
