import {
  createDrawing,
  createPathMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  type Point,
} from 'studio/art';
import { smoothValues } from './priceIsobaths.ts';

interface Order {
  readonly price: number;
  readonly amount: number;
}

export interface OrderDepthParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Orders to sell, from the page's order book, in descending order of price. */
  readonly asks: readonly Order[];
  /** Orders to buy, from the page's order book, in descending order of price. */
  readonly bids: readonly Order[];
  /** Height of the higher bank, from the drawing's lower edge, in px. */
  readonly highest: number;
  readonly isobaths: number;
  readonly colors: { readonly buy: string; readonly sell: string };
}

/** Draws the order book as two banks beside a gap (the price). A bank's height at a price sums all orders from the gap to it. */
export const drawOrderDepth = (parameters: OrderDepthParameters): Drawing =>
  createDrawing('orderDepth', parameters, draw);

const samples = 90;

function draw({ name, width, height, asks, bids, highest, isobaths, colors }: OrderDepthParameters): DrawnFiles {
  const sum = (orders: readonly Order[]) => orders.reduce((all, { amount }) => all + amount, 0);
  const [least, most] = [Math.min(...bids.map(priceOf)), Math.max(...asks.map(priceOf))];
  const room = (most - least) * 0.06;
  const at = (x: number) => least - room + ((most - least + 2 * room) * x) / width;
  const up = highest / Math.max(sum(asks), sum(bids));
  /** Sums the orders to buy for at least `price`, or to sell for at most `price`. */
  const within = (orders: readonly Order[], side: 1 | -1, price: number) =>
    sum(orders.filter((order) => (order.price - price) * side >= 0));
  const bank = (orders: readonly Order[], side: 1 | -1, color: string) => {
    const nearest = side === 1 ? Math.max(...orders.map(priceOf)) : Math.min(...orders.map(priceOf));
    const foot = ((nearest - (least - room)) / (most - least + 2 * room)) * width;
    const edge = side === 1 ? 0 : width;
    const xs = Array.from({ length: samples }, (_, index) => edge + ((foot - edge) * index) / (samples - 1));
    const heights = xs.map((x) => height - within(orders, side, at(x)) * up);
    const line = (ys: readonly number[]) =>
      formatLine(
        xs.map((x, index): Point => [x, ys[index] ?? height]),
        0.3,
      );
    const ground = (ys: readonly number[]) => `${line(ys)}L${Math.round(foot)} ${height}L${edge} ${height}Z`;
    const depths = Array.from({ length: isobaths }, (_, index) => {
      const part = (index + 1) / (isobaths + 1);
      const calm = smoothValues(heights, (index + 1) * 3).map((y) => y + (height - y) * part);
      return createPathMarkup(line(calm), {
        stroke: color,
        'stroke-width': (index + 1) % 4 === 0 ? 1.4 : 0.8,
        'stroke-opacity': Math.round((0.75 - 0.5 * part) * 100) / 100,
      });
    });
    return [
      createPathMarkup(ground(heights), { fill: color, 'fill-opacity': 0.14 }),
      ...depths,
      createPathMarkup(line(heights), { stroke: color, 'stroke-width': 2.2, 'stroke-linejoin': 'round' }),
    ];
  };
  const body = [...bank(bids, 1, colors.buy), ...bank(asks, -1, colors.sell)];
  return { [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'none') };
}

const priceOf = ({ price }: Order) => price;
