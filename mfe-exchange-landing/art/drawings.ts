import { type Drawing, drawStonesInStream } from 'studio/art';
import { drawAlertCourse } from './alertCourse.ts';
import { drawGate } from './gate.ts';
import { drawHarbour } from './harbour.ts';
import { drawOrderDepth } from './orderDepth.ts';
import { drawPriceIsobaths } from './priceIsobaths.ts';

const colors = {
  mint: '#5fe0c6',
  mintInk: '#0b6b5e',
  stone: '#0d2a33',
  window: '#0a1a24',
};

/** A day of Bitcoin in steps of three hours, as in the page's table (sample data). */
const prices = [156480000, 155910000, 156740000, 157820000, 157260000, 158130000, 158960000, 158210000, 158420000];

/** Drawings of the exchange's landing page. They have no orange line, because only the live price is orange. */
export const drawings: readonly Drawing[] = [
  drawStonesInStream({
    name: 'banner',
    width: 1600,
    height: 560,
    cell: 2.5,
    step: 11,
    shortest: 200,
    seed: 33,
    unrest: { strength: 0.003, grain: 0.0017 },
    stones: [
      { x: 1150, y: 250, width: 300, height: 192, seed: 13, meets: 280 },
      { x: 900, y: 380, width: 104, height: 72, seed: 18, meets: 372 },
      { x: 1390, y: 420, width: 160, height: 100, seed: 15, meets: 430 },
    ],
    stoneFill: '#cfe2de',
    pens: { color: '#0b5e57', thin: [0.8, 0.4], heavy: [1.4, 0.75], tolerance: 0.5 },
    crop: 'xMidYMid slice',
  }),
  drawPriceIsobaths({
    name: 'price',
    width: 760,
    height: 390,
    prices,
    top: 56,
    bottom: 262,
    between: 14,
    seed: 19,
    isobaths: 20,
    colors: { curve: '#e6fff8', line: '#35c9ae', shallow: '#0f5c57', deep: colors.window },
  }),
  // Orders of the page's order book (sample data).
  drawOrderDepth({
    name: 'order-depth',
    width: 760,
    height: 260,
    asks: [
      { price: 158520000, amount: 0.412 },
      { price: 158498000, amount: 0.187 },
      { price: 158470000, amount: 0.655 },
      { price: 158455000, amount: 0.093 },
      { price: 158431000, amount: 0.24 },
    ],
    bids: [
      { price: 158402000, amount: 0.318 },
      { price: 158388000, amount: 0.724 },
      { price: 158350000, amount: 0.156 },
      { price: 158322000, amount: 0.481 },
      { price: 158300000, amount: 0.209 },
      { price: 158281000, amount: 0.377 },
    ],
    highest: 226,
    isobaths: 12,
    colors: { buy: '#35c9ae', sell: '#ff7f93' },
  }),
  drawAlertCourse({
    name: 'alert-course',
    width: 96,
    height: 372,
    seed: 8,
    isobaths: 8,
    colors: { curve: '#e6fff8', line: '#35c9ae', shallow: '#0f5c57', up: '#3dd9a4', level: '#9fb6b7' },
  }),
  drawGate({
    name: 'gate',
    labels: true,
    pens: { color: colors.mint, thin: [1, 0.5], heavy: [1.6, 0.9], tolerance: 0.4 },
  }),
  drawGate({
    name: 'gate-light',
    labels: false,
    pens: { color: colors.mintInk, thin: [1, 0.5], heavy: [1.6, 0.9], tolerance: 0.4 },
  }),
  drawHarbour({
    name: 'jumbotron',
    stone: colors.stone,
    pens: { color: colors.mint, thin: [0.8, 0.34], heavy: [1.4, 0.66], tolerance: 0.5 },
  }),
];
