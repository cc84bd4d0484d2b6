import type { Cubic } from './fitCurves.ts';
import type { Point, Shape } from './geometry.ts';

/** Rounds a coordinate to one decimal place. The error is less than a tenth of a pixel wherever a drawing appears. */
const rounded = (value: number): number => {
  if (!Number.isFinite(value))
    throw new Error('A coordinate is not a number. The drawing is broken and was not written.');
  return Math.round(value * 10) / 10;
};

/** Writes numbers as short as SVG allows: without a zero before the decimal point, and without a space before a minus or a second decimal point. */
export function formatNumbers(values: readonly number[]): string {
  let text = '';
  let before = '';
  for (const value of values) {
    const number = String(rounded(value) || 0).replace(/^(-?)0\./, '$1.');
    const parted = text === '' || number.startsWith('-') || (number.startsWith('.') && before.includes('.'));
    text += (parted ? '' : ' ') + number;
    before = number;
  }
  return text;
}

/** Writes curves as path data with relative commands. Each starts at the rounded end of the curve before, so that rounding errors do not add up. */
export function formatCurves(curves: readonly Cubic[], closed = false): string {
  const [first] = curves;
  if (!first) return '';
  let pen: Point = [rounded(first[0][0]), rounded(first[0][1])];
  const steps: number[] = [];
  for (const [, ...points] of curves) {
    steps.push(...points.flatMap(([x, y]) => [rounded(x - pen[0]), rounded(y - pen[1])]));
    const [dx = 0, dy = 0] = steps.slice(-2);
    pen = [rounded(pen[0] + dx), rounded(pen[1] + dy)];
  }
  return `M${formatNumbers(first[0])}c${formatNumbers(steps)}${closed ? 'z' : ''}`;
}

export const formatShape = (shape: Shape): string =>
  shape.map(([kind, ...points]) => `${kind}${formatNumbers(points.flat())}`).join('');
