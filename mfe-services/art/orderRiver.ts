import { createDrawing, createPathMarkup, createSvgFile, type Drawing, type DrawnFiles, fairwayPen } from 'studio/art';

/** Between `from` and `to` (px from the drawing's right edge), the gaps between the lines change to `times` their usual size. */
export type SpacingChange = readonly [from: number, to: number, times: number];

/**
 * Course of the lines before they bend down at the right, in one of three forms. Positions are px from the right edge.
 *  `comes` and `passages`: the gaps between the lines change. `ends`: lines run into the orange line, the outermost first.
 *  `joins`: lines leave the orange line upwards, the outermost first, so that they do not cross.
 */
export type RiverCourse =
  | { readonly comes: number; readonly passages: readonly SpacingChange[] }
  | { readonly ends: readonly number[] }
  | { readonly joins: readonly number[] };

export interface OrderRiverParameters {
  readonly name: string;
  /** Width in px, larger than any window, so that the page can show the upper right part at every size. */
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly apart: number;
  /** Distance from the drawing's upper and right edges to the orange line, in px. */
  readonly inset: number;
  /** Distance from the drawing's upper and right edges to the centre of the bend, in px. */
  readonly bend: number;
  readonly color: string;
  readonly opacity: number;
  readonly course: RiverCourse;
}

/** Draws the stream of a promo block. It crosses the page in a form that suits the service, and turns down at the right, into the footer. */
export const drawOrderRiver = (parameters: OrderRiverParameters): Drawing =>
  createDrawing('orderRiver', parameters, draw);

function draw(river: OrderRiverParameters): DrawnFiles {
  const { name, width, height, lines, inset, color, opacity } = river;
  const middle = (lines - 1) / 2;
  const places = Array.from({ length: lines }, (_, line) => line - middle).filter((place) => place !== 0);
  return {
    [`${name}.svg`]: createSvgFile(
      width,
      height,
      createPathMarkup(places.map((place) => wayOf(river, place)).join(''), {
        stroke: color,
        'stroke-width': 1,
        opacity,
      }) + createPathMarkup(`M0 ${inset}${down(river, inset)}`, fairwayPen),
      // With `none`, `createSvgFile` also writes width and height, so that the page can show the picture at its own size.
      'none',
    ),
  };
}

/** For `joins`: length in px over which a line rises from the orange line to its place above. */
const coming = 170;
/** For `ends`: length in px over which a line bends into the orange line. */
const leaving = 150;

/** Returns the path of one line, from left to right. `place` counts lines from the orange line; it is negative above. */
function wayOf(river: OrderRiverParameters, place: number): string {
  const { width, lines, apart, inset, course } = river;
  const at = (times: number) => inset + place * apart * times;
  const to = (from: readonly [at: number, y: number], until: readonly [at: number, y: number]) => {
    const [[x0, y0], [x1, y1]] = [
      [width - from[0], from[1]],
      [width - until[0], until[1]],
    ] as const;
    const half = num((x0 + x1) / 2);
    return `C${half} ${num(y0)} ${half} ${num(y1)} ${num(x1)} ${num(y1)}`;
  };
  const straight = `M0 ${num(at(1))}${down(river, at(1))}`;
  if ('joins' in course) {
    const joins = place < 0 ? course.joins[-place - 1] : undefined;
    if (joins === undefined) return straight;
    const from = joins + coming;
    return `M${width - from} ${inset}${to([from, inset], [joins, at(1)])}${down(river, at(1))}`;
  }
  if ('ends' in course) {
    const ends = course.ends[(lines - 1) / 2 - Math.abs(place)];
    if (ends === undefined) return straight;
    const from = ends + leaving;
    return `M0 ${num(at(1))}H${width - from}${to([from, at(1)], [ends, inset])}`;
  }
  let times = course.comes;
  let way = `M0 ${num(at(times))}`;
  for (const [from, until, next] of course.passages) {
    way += `H${width - from}${to([from, at(times)], [until, at(next)])}`;
    times = next;
  }
  return way + down(river, at(times));
}

/** Returns the last part of a line's path: around the bend, and down at `away` px from the right edge. */
function down({ width, height, bend }: OrderRiverParameters, away: number): string {
  const radius = num(bend - away);
  return `H${width - bend}A${radius} ${radius} 0 0 1 ${num(width - away)} ${bend}V${height}`;
}

/** Rounds to one decimal place; smaller differences are invisible. */
const num = (value: number): number => Math.round(value * 10) / 10;
