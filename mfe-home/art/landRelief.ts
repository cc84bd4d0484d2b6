import {
  containsPoint,
  createSeededNoise,
  formatLine,
  type Point,
  type Shape,
  traceRelief,
  traceStreamLines,
} from 'studio/art';
import { isInView, splitIntoRuns, type View } from './View.ts';

/** Draws faint contour lines on the land, cut at the shore. The right bank is higher. The view may begin left of the chart. */
export function drawLandRelief(land: readonly Shape[], height: number, view: View): string {
  const noise = createSeededNoise(4);
  const west = Math.max(0, -view.x);
  const ground = traceRelief(view.x + view.width + west, height, 8, (east, y) => {
    const x = east - west;
    return (
      0.55 * noise(x * 0.0028, y * 0.0036) +
      0.22 * noise(x * 0.008 + 4, y * 0.009) +
      0.3 * Math.tanh((y - x * 0.62 + 60) / 160)
    );
  });
  const onLand = containsPoint(land);
  const seen = (point: Point): boolean => isInView(point, view) && onLand(point);
  const contours = traceStreamLines(ground, { step: 0.13, from: -0.1, to: 1.2, shortest: 90 });
  return contours
    .map((line) => ({ ...line, points: line.points.map(([x, y]): Point => [x - west, y]) }))
    .flatMap(({ points, closed }) =>
      closed && points.every(seen)
        ? [formatLine(points, 1, true)]
        : splitIntoRuns(points, seen).map((run) => formatLine(run, 1)),
    )
    .join('');
}
