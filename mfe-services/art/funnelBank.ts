import { createSeededNoise, type Line, type Point, type Shape, traceRelief, traceStreamLines } from 'studio/art';

export interface LandCircle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Land beside the funnel's stream: two circles and everything between them, with an uneven shore. */
export interface FunnelBank {
  readonly from: LandCircle;
  readonly to: LandCircle;
  readonly seed: number;
}

/** Maximum deviation of the shore from the circles, in px. */
const wanders = 7;
/** Distance between contour lines of the land, in px. */
const rise = 14;

/** Returns a function that measures how far inside the land a point lies, in px. Negative values mean water. */
export function createLandMeasure({ from, to, seed }: FunnelBank): (x: number, y: number) => number {
  const noise = createSeededNoise(seed);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (x, y) => {
    const part = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)));
    const reach = from.radius + part * (to.radius - from.radius);
    return wanders * noise(x * 0.0065, y * 0.0065) + reach - Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
  };
}

export function traceContours(bank: FunnelBank, width: number, height: number): { shore: Line[]; contours: Line[] } {
  const { from, to } = bank;
  const highest = Math.max(from.radius, to.radius) - rise;
  const lines = traceStreamLines(traceRelief(width, height, 2.5, createLandMeasure(bank)), {
    step: rise,
    from: 0,
    to: highest,
    shortest: 90,
  });
  return { shore: lines.filter(({ value }) => value === 0), contours: lines.filter(({ value }) => value > 0) };
}

/** Returns the land right of the first circle's centre, from its middle line to the stream. Lines that are not lost follow its shore. */
export function createStreamside({ from, to }: FunnelBank, shore: readonly Line[], below: boolean): Shape {
  const clamped = shore.flatMap(({ points }) =>
    points.map(([x, y]): Point => {
      const middle = from.y + ((to.y - from.y) * Math.max(0, x - from.x)) / (to.x - from.x);
      return [Math.max(from.x, x), below ? Math.min(middle, y) : Math.max(middle, y)];
    }),
  );
  return [...clamped.map((point, index) => [index === 0 ? 'M' : 'L', point] as const), ['Z']];
}
