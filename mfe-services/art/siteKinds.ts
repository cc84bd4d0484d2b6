import {
  createDrawing,
  createLinesMarkup,
  createPathMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  fairwayPen,
  formatLine,
  inks,
  listLinesAcross,
  type Point,
  pens,
  solveStream,
  traceStreamLines,
  type Water,
} from 'studio/art';
import { riseSmoothly } from './stretchedDrawing.ts';
import { paperInks } from './work/paperInks.ts';
import { drawBlock } from './work/workStream.ts';

/** A kind of site, drawn as a page in the water: centre and size of the page in px. */
export interface PlacedSite {
  readonly kind: keyof typeof contents;
  readonly at: Point;
  readonly size: Point;
  /** Number of sheets behind the page, one for each further language. */
  readonly behind?: number;
}

export interface SiteKindsParameters extends Pick<Water, 'width' | 'height' | 'cell' | 'seed'> {
  readonly name: string;
  /** Pages in the order of the list left of the drawing. A line enters from the middle of each list row and leads to the row's page. */
  readonly sites: readonly PlacedSite[];
  readonly fairwayAt: number;
  readonly step: number;
  readonly shortest: number;
  /** Size in px of a separate drawing of one page, which phones show in each row of the list. */
  readonly strip: Point;
}

/** Draws the pages that a WordPress site can have. From each row of the list at the left, a line of the stream leads to a page. */
export const drawSiteKinds = (parameters: SiteKindsParameters): Drawing => createDrawing('siteKinds', parameters, draw);

/** Distance by which each sheet shows behind the sheet in front of it, in px. */
const behindBy = 13;
const pen = { stroke: inks.ink, 'stroke-width': 1.3, 'stroke-linejoin': 'round' } as const;

function draw(parameters: SiteKindsParameters): DrawnFiles {
  const { name, width, height, sites, fairwayAt, step, shortest, strip } = parameters;
  const row = height / sites.length;
  const rows = sites.map((site, index) => ({ ...site, from: (index + 0.5) * row }));
  const obstacles = rows.map(({ at, size, behind = 0, from }) => {
    const more = behind * behindBy;
    return {
      shape: drawBlock([at[0] + more / 2, at[1] - more / 2], [size[0] + more, size[1] + more], 5),
      value: from,
      clearance: 7,
    };
  });
  const stream = solveStream({
    ...parameters,
    unrest: { strength: 0.003, grain: 0.003 },
    flows: 'right',
    obstacles,
  });
  const leading = rows.map(({ at: [x], size, from }) => {
    const [line] = traceStreamLines(stream, only(from - 0.5));
    const points = (line?.points ?? [])
      .filter(([along]) => along < x - size[0] / 2 - 2)
      .map(([along, across]): Point => [along, from + (across - from) * joined(along)]);
    return formatLine(points, 0.3);
  });
  const [way] = traceStreamLines(stream, only(fairwayAt));
  const body = [
    createLinesMarkup(traceStreamLines(stream, listLinesAcross(height, step, shortest)), {
      ...pens.paper,
      color: paperInks.blue,
      thin: [0.8, 0.3],
      heavy: [1.2, 0.5],
    }),
    createPathMarkup(formatLine(way?.points ?? [], 0.3), fairwayPen),
    createPathMarkup(leading.join(''), { ...pen, 'stroke-width': 1.5 }),
    ...rows.map((site) => sheet(site)),
  ];
  const cells = sites.map((site, index) => {
    const [x, y] = [strip[0] / 2, (index + 0.5) * strip[1]];
    const more = (site.behind ?? 0) * behindBy;
    const part = Math.min((strip[0] - 4) / (site.size[0] + more), (strip[1] - 8) / (site.size[1] + more));
    // Scales the page to fit its cell, and moves it so that the page and the sheets behind are centred together.
    const place = `translate(${x - (more * part) / 2} ${y + (more * part) / 2}) scale(${part.toFixed(3)})`;
    return `<g transform="${place}">${sheet({ ...site, at: [0, 0] })}</g>`;
  });
  return {
    [`${name}.svg`]: createSvgFile(width, height, body.join('')),
    [`${name}-strip.svg`]: createSvgFile(strip[0], strip[1] * sites.length, cells.join('')),
  };
}

/** Between these x (px), a line bends from its list row into the stream. */
const level = [72, 210] as const;
const joined = (along: number): number => riseSmoothly(...level, along);

/** Options with which `traceStreamLines` returns a single line: the one with this stream value. */
const only = (value: number) => ({ step: 1, from: value, to: value, shortest: 0 });

/** Draws a page, and the sheets behind it. */
function sheet({ kind, at: [x, y], size: [width, height], behind = 0 }: PlacedSite): string {
  const shapes = Array.from({ length: behind + 1 }, (_, index) => {
    const away = (behind - index) * behindBy;
    return rect(x - width / 2 + away, y - height / 2 - away, width, height, 5);
  });
  const {
    lines,
    filled,
    faint,
    pressed = '',
  }: Content = contents[kind]([x - width / 2, y - height / 2], [width, height]);
  return [
    // Draws the last sheet first, because each sheet covers the sheet behind.
    ...shapes.map((shape) => createPathMarkup(shape, { fill: inks.chart, ...pen })),
    createPathMarkup(faint, { fill: inks.paper2 }),
    createPathMarkup(filled, { fill: paperInks.blue }),
    createPathMarkup(lines, { ...pen, 'stroke-width': 1.4, 'stroke-opacity': 0.66, 'stroke-linecap': 'round' }),
    ...(pressed ? [createPathMarkup(pressed, { fill: inks.ink })] : []),
  ].join('');
}

interface Content {
  readonly lines: string;
  readonly filled: string;
  readonly faint: string;
  /** Path data of the page's main button, which is drawn dark. */
  readonly pressed?: string;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const rect = (x: number, y: number, width: number, height: number, radius = 1.5): string =>
  `M${round(x + radius)} ${round(y)}h${round(width - 2 * radius)}q${radius} 0 ${radius} ${radius}v${round(height - 2 * radius)}q0 ${radius} ${-radius} ${radius}h${round(2 * radius - width)}q${-radius} 0 ${-radius} ${-radius}v${round(2 * radius - height)}q0 ${-radius} ${radius} ${-radius}Z`;
const dash = (x: number, y: number, length: number): string => `M${round(x)} ${round(y)}h${round(length)}`;
const disc = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
const many = <T>(of: readonly T[], draws: (each: T, index: number) => string): string => of.map(draws).join('');

/** Draws the typical content of each kind of page, such as a headline. Arguments: the page's upper left corner, and its size. */
const contents = {
  company: ([x, y], [width, height]) => ({
    filled: rect(x + 12, y + 26, width * 0.54, height * 0.4),
    faint: many([0, 1, 2], (index) => disc(x + 26 + index * 36, y + height - 27, 13)),
    lines:
      dash(x + 12, y + 13, 22) +
      many([0, 1, 2], (index) => dash(x + width - 78 + index * 24, y + 13, 15)) +
      many([0, 1, 2, 3], (index) =>
        dash(x + width * 0.54 + 24, y + 32 + index * 12, width * 0.46 - 40 - (index % 2) * 14),
      ) +
      many([0, 1, 2], (index) => dash(x + width - 62, y + height - 38 + index * 11, index === 2 ? 30 : 50)),
  }),
  articles: ([x, y], [width, height]) => ({
    filled: rect(x + 66, y + 38, 46, 34),
    faint: many([1, 2], (index) => rect(x + 66, y + 38 + index * 42, 46, 34)),
    lines:
      rect(x + 66, y + 11, width - 78, 16, 7.5) +
      disc(x + width - 25, y + 18, 3.6) +
      `M${round(x + width - 22.2)} ${round(y + 20.8)}l3.4 3.4` +
      many([0, 1, 2, 3, 4, 5], (index) => dash(x + 14, y + 19 + index * 19, 36 - (index % 3) * 8)) +
      `M${round(x + 58)} ${round(y + 1)}v${round(height - 2)}` +
      many([0, 1, 2], (index) =>
        many([0, 1, 2], (line) => dash(x + 122, y + 44 + index * 42 + line * 10, width - 138 - line * 16)),
      ),
  }),
  landing: ([x, y], [width, height]) => ({
    filled: rect(x + 10, y + 12, width - 20, height * 0.34),
    faint: many([0, 1], (index) =>
      rect(x + 10 + index * ((width - 26) / 2 + 6), y + height * 0.62, (width - 26) / 2, 24),
    ),
    pressed: rect(x + width * 0.2, y + height - 30, width * 0.6, 16, 7.5),
    lines: dash(x + 16, y + height * 0.34 + 26, width - 32) + dash(x + 26, y + height * 0.34 + 38, width - 52),
  }),
  store: ([x, y], [width]) => {
    const good = (width - 54) / 4;
    const places = Array.from(
      { length: 8 },
      (_, index): Point => [x + 12 + (index % 4) * (good + 10), y + 30 + Math.floor(index / 4) * 56],
    );
    return {
      filled: many(places.slice(0, 1), ([left, top]) => rect(left, top, good, 34)),
      faint: many(places.slice(1), ([left, top]) => rect(left, top, good, 34)),
      lines:
        dash(x + 12, y + 15, 34) +
        `M${round(x + width - 32)} ${round(y + 9)}h4l3 10h11l3-7h-16` +
        many(places, ([left, top]) => dash(left, top + 43, good * 0.5)),
    };
  },
  languages: ([x, y], [width, height]) => ({
    filled: rect(x + 12, y + 30, width * 0.4, height - 44),
    faint: rect(x + 10, y + 8, 78, 13, 6),
    lines:
      dash(x + 18, y + 14.5, 32) +
      many([0, 1], (index) => dash(x + width - 42 + index * 17, y + 14.5, 11)) +
      many([0, 1, 2, 3, 4], (index) =>
        dash(x + width * 0.4 + 24, y + 36 + index * 13, width * 0.6 - 40 - (index % 2) * 16),
      ),
  }),
} as const satisfies Readonly<Record<string, (corner: Point, size: Point) => Content>>;
