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

export interface LadderParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Number of positions on a search page. Each position is a line. */
  readonly positions: number;
  /** Position of our page at the left edge, counted from 1. At the right edge our page has position 1. */
  readonly begins: number;
  /** Swaps by step. Each number is the upper index (from 0) of two neighbouring positions that swap in this step. */
  readonly changes: Readonly<Record<number, readonly number[]>>;
}

/** Draws the positions of a search page as lines that flow to the right and swap. Our orange line climbs to the first position; the page draws it. */
export const drawLadder = (parameters: LadderParameters): Drawing => createDrawing('ladder', parameters, draw);

const edge = 60;
const inset = 30;
/** Wide stroke in the background's colour below a line: where the line crosses another one, it leaves a gap in that one. */
const bank = { stroke: inks.paper, 'stroke-width': 11 };

function draw(parameters: LadderParameters): DrawnFiles {
  const { name, width, height, positions, begins } = parameters;
  const orders = ordersOf(parameters);
  const rowAt = (position: number): number => inset + (position * (height - 2 * inset)) / (positions - 1);
  const steps = orders.length - 1;
  const stepAt = (index: number): number => edge + ((width - 2 * edge) * index) / steps;
  const pathOf = (page: number): string => {
    const rows = orders.map((order) => round(rowAt(order.indexOf(page))));
    const climbs = rows.slice(1).map((row, index) => {
      if (row === rows[index]) return `H${round(stepAt(index + 1))}`;
      const middle = round((stepAt(index) + stepAt(index + 1)) / 2);
      return `C${middle} ${rows[index]} ${middle} ${row} ${round(stepAt(index + 1))} ${row}`;
    });
    return `M0 ${rows[0]}H${edge}${climbs.join('')}H${width}`;
  };
  const ours = begins - 1;
  const others = Array.from({ length: positions }, (_, page) => page).filter((page) => page !== ours);
  const body = others.map(pathOf).map((way) => {
    const line = { stroke: inks.ink, 'stroke-width': 1.2, 'stroke-opacity': 0.62 };
    return (
      createPathMarkup(way, { ...bank, ...nonScalingStroke }) + createPathMarkup(way, { ...line, ...nonScalingStroke })
    );
  });
  const rows = Array.from({ length: positions }, (_, position) => part(rowAt(position) / height));
  return {
    [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'none'),
    [`${name}.json`]: createJsonFile({
      width,
      height,
      rows,
      begins,
      ends: (orders.at(-1)?.indexOf(ours) ?? 0) + 1,
      fairway: pathOf(ours),
    }),
    // Position of our page at each step, from left to right.
    [`${name}-course.json`]: createJsonFile(
      orders.map((order, index) => [part(stepAt(index) / width), part(rowAt(order.indexOf(ours)) / height)]),
    ),
  };
}

/** Returns the order of the pages at each step, until our page is first. The last step repeats the final order. */
function ordersOf({ positions, begins, changes }: LadderParameters): number[][] {
  const ours = begins - 1;
  const orders = [Array.from({ length: positions }, (_, page) => page)];
  for (let step = 1; step <= begins; step++) {
    const order = [...(orders.at(-1) ?? [])];
    const swap = (upper: number): void => {
      order.splice(upper, 2, ...order.slice(upper, upper + 2).reverse());
    };
    const place = order.indexOf(ours);
    if (place > 0) swap(place - 1);
    for (const upper of changes[step] ?? []) {
      if (order[upper] !== ours && order[upper + 1] !== ours) swap(upper);
    }
    orders.push(order);
  }
  return orders;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const part = (value: number): number => Math.round(value * 10_000) / 10_000;
