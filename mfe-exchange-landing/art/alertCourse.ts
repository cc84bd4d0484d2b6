import {
  createDrawing,
  createEllipse,
  createPathMarkup,
  createSeededRandom,
  createShapesMarkup,
  createSvgFile,
  type Drawing,
  type DrawnFiles,
  formatLine,
  type Point,
} from 'studio/art';
import { smoothValues } from './priceIsobaths.ts';

export interface AlertCourseParameters {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly isobaths: number;
  readonly colors: {
    readonly curve: string;
    readonly line: string;
    readonly shallow: string;
    readonly up: string;
    readonly level: string;
  };
}

/** Draws the price over time; time runs down. Each third shows one kind of alert: a reached price, a changed trend, a pause. */
export const drawAlertCourse = (parameters: AlertCourseParameters): Drawing =>
  createDrawing('alertCourse', parameters, draw);

/** Distance between two points of the curve, in px. */
const step = 4;
/** Length of the marked trend, and of the pause, in px. */
const lasts = 46;

function draw({ name, width, height, seed, isobaths, colors }: AlertCourseParameters): DrawnFiles {
  const random = createSeededRandom(seed);
  const ys = Array.from({ length: Math.ceil(height / step) + 3 }, (_, index) => (index - 1) * step);
  const calm = ys.map((y) => width * (0.56 + 0.19 * Math.sin(y / 33 + 0.7) + 0.08 * Math.sin(y / 13.2 + 2)));
  const xs = calm.map((x) => x + (random() - 0.5) * 4.5);
  const line = (values: readonly number[], [from, to] = [-Infinity, Infinity]) =>
    values
      .flatMap((x, index): Point[] => {
        const y = ys[index] ?? 0;
        return y >= from && y <= to ? [[x, y]] : [];
      })
      .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`)
      .join('');
  const at = (y: number) => xs[Math.round(y / step) + 1] ?? 0;
  const [level, trend, pause] = [1, 3, 5].map((part) => Math.round((height * part) / 6 / step) * step) as [
    number,
    number,
    number,
  ];
  const around = (y: number): [number, number] => [y - lasts / 2, y + lasts / 2];
  const depths = Array.from({ length: isobaths }, (_, index) => {
    const part = (index + 1) / (isobaths + 1);
    const points = smoothValues(xs, (index + 1) ** 2).map((x, row): Point => [x * (1 - part), ys[row] ?? 0]);
    return createPathMarkup(formatLine(points, 0.3), {
      stroke: colors.line,
      'stroke-width': (index + 1) % 4 === 0 ? 1.4 : 0.8,
      'stroke-opacity': tenth(0.8 - 0.5 * part),
    });
  });
  const pen = { stroke: colors.curve, 'stroke-width': 2, 'stroke-linejoin': 'round' };
  const [pauseFrom, pauseTo] = around(pause);
  const bars = [-4, 4].map((off) => `M${tenth(at(pause) + off)} ${pause - 7}v14`).join('');
  const body = [
    createPathMarkup(`${line(xs)}L0 ${height}L0 0Z`, { fill: colors.shallow, 'fill-opacity': 0.6 }),
    ...depths,
    createPathMarkup(`M${tenth(at(level))} 0V${level + 40}`, { stroke: colors.level, 'stroke-dasharray': '3 4' }),
    createPathMarkup(line(xs, [-step, pauseFrom]) + line(xs, [pauseTo, height + step]), pen),
    createPathMarkup(line(xs, around(trend)), {
      ...pen,
      stroke: colors.up,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    createPathMarkup(bars, { stroke: colors.curve, 'stroke-width': 3 }),
    createShapesMarkup([createEllipse([at(level), level], [5, 5])], { fill: colors.curve }),
    createShapesMarkup([createEllipse([at(level), level], [10.5, 10.5])], {
      stroke: colors.curve,
      'stroke-width': 1.4,
    }),
  ];
  return { [`${name}.svg`]: createSvgFile(width, height, body.join(''), 'none') };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
