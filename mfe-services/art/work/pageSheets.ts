import { createPathMarkup, createShapesMarkup, inks, type Point, type Shape } from 'studio/art';
import { paperInks } from './paperInks.ts';
import {
  createPlacer,
  drawBlock,
  drawWorkStream,
  keepStrokeWidth,
  type StreamVersion,
  type WorkScene,
  type WorkStreamParameters,
} from './workStream.ts';

/** A page of the drawn site: centre along and across the stream. `passes`: stream lines between page and upper (or left) bank. */
export interface SheetAt {
  readonly at: Point;
  readonly size: Point;
  readonly passes: number;
  /** Content of the drawn page: `nothing` in the site map, `places` (placeholders) in a layout, `text` and a picture when finished. */
  readonly holds: 'nothing' | 'places' | 'text';
}

export interface SheetsReach extends StreamVersion {
  /** The site map: lines lead from its first page to all others. */
  readonly map: readonly SheetAt[];
  readonly layouts: readonly SheetAt[];
  /** Distance between the lines of a text, in px. */
  readonly leading: number;
  readonly fairway: number;
}

export interface SheetsParameters extends WorkStreamParameters {
  readonly wide: SheetsReach;
  readonly tall: SheetsReach;
}

/** Draws the work on WordPress as pages in the water: first a site map, then layouts for computer and phone, then the finished pages. */
export const drawSheets = (parameters: SheetsParameters) => drawWorkStream('sheets', parameters, sceneOf);

function sceneOf(reach: StreamVersion, { wide, tall }: SheetsParameters): WorkScene {
  const own = reach.flows === 'right' ? wide : tall;
  const at = createPlacer(reach);
  const all = [...own.map, ...own.layouts].map((sheet) => ({
    ...sheet,
    middle: at(...sheet.at),
    radius: own.leading * 0.4,
  }));
  const outlines = all.map(({ middle, size, radius }) => drawBlock(middle, size, radius));
  const pen = { stroke: inks.ink, 'stroke-width': 1.4, ...keepStrokeWidth(reach) };
  const pictures = all
    .filter(({ holds }) => holds !== 'nothing')
    .map((sheet) => ({ ...sheet, shape: pictureOn(sheet) }));
  const lines = all.filter(({ holds }) => holds !== 'nothing').map((sheet) => linesOn(sheet, own.leading));
  return {
    things: outlines.map((shape, index) => ({ shape, passes: all[index]?.passes ?? 0 })),
    fairway: own.fairway,
    over:
      createPathMarkup(waysOf(reach, own.map), { ...pen, 'stroke-opacity': 0.55 }) +
      createShapesMarkup(outlines, { fill: inks.paper, ...pen }) +
      createShapesMarkup(picturesThat(pictures, 'places'), { fill: inks.paper2 }) +
      createShapesMarkup(picturesThat(pictures, 'text'), { fill: paperInks.blue }) +
      createPathMarkup(
        pictures
          .filter(({ holds }) => holds === 'text')
          .map(waterOn)
          .join(''),
        { stroke: inks.paper, 'stroke-width': 1.2, ...keepStrokeWidth(reach) },
      ) +
      createPathMarkup(lines.join(''), { ...pen, 'stroke-opacity': 0.62 }),
  };
}

const picturesThat = (
  pictures: readonly { readonly shape: Shape; readonly holds: SheetAt['holds'] }[],
  wanted: SheetAt['holds'],
): Shape[] => pictures.filter(({ holds }) => holds === wanted).map(({ shape }) => shape);

interface Placed extends SheetAt {
  readonly middle: Point;
}

function pictureOn({ middle: [x, y], size: [width, height] }: Placed): Shape {
  const inset = Math.min(width, height) * 0.12;
  return drawBlock([x, y - height * 0.2], [width - 2 * inset, height * 0.6 - 2 * inset], 1);
}

function waterOn({ middle: [x, y], size: [width, height] }: Placed): string {
  const reach = (width / 2 - Math.min(width, height) * 0.12) * 0.8;
  return [0.23, 0.15]
    .map((above) => {
      const level = y - height * above;
      const rise = height * 0.05;
      return `M${round(x - reach)} ${round(level)}C${round(x - reach / 2)} ${round(level - 2 * rise)} ${round(x - reach / 3)} ${round(level + rise)} ${round(x)} ${round(level)}S${round(x + reach / 2)} ${round(level + rise)} ${round(x + reach)} ${round(level - rise / 2)}`;
    })
    .join('');
}

/** Draws a page's text as horizontal lines: one in a layout, or as many as fit on a finished page. The last line is shorter. */
function linesOn({ middle: [x, y], size: [width, height], holds }: Placed, leading: number): string {
  const inset = Math.min(width, height) * 0.12;
  const [left, right, top, bottom] = [
    x - width / 2 + inset,
    x + width / 2 - inset,
    y + height * 0.2,
    y + height / 2 - inset * 0.8,
  ];
  const room = Math.max(1, Math.floor((bottom - top) / leading) + 1);
  const count = holds === 'places' ? Math.min(room, 1) : room;
  return Array.from({ length: count }, (_, line) => {
    const end = line === count - 1 ? left + (right - left) * 0.6 : right;
    return `M${round(left)} ${round(top + line * leading)}H${round(end)}`;
  }).join('');
}

/** Draws right-angled lines from the first page of a site map to each of the others. */
function waysOf(reach: StreamVersion, [first, ...others]: readonly SheetAt[]): string {
  if (!first) return '';
  const at = createPlacer(reach);
  const half = Math.min(...others.map(({ at: [along] }) => along), Number.POSITIVE_INFINITY);
  const middle = (first.at[0] + half) / 2;
  return others
    .map(({ at: [along, across] }) => {
      const way = [at(...first.at), at(middle, first.at[1]), at(middle, across), at(along, across)];
      return way.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
