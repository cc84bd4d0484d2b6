import { type Line, type Point, relief, type Shape, seededNoise, streamLines } from 'studio/art';

/** A round of land: its middle, and how far it reaches. */
export interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Land beside a stream that narrows: from one round to another, downstream. */
export interface FunnelBank {
  readonly from: Round;
  readonly to: Round;
  readonly seed: number;
}

/** How far a shore may wander from its rounds. */
const wanders = 7;
/** Contours of the land lie so far apart. */
const rise = 14;

/** How far inside the land a place is; below 0 it is in the water. */
export function insideOf({ from, to, seed }: FunnelBank): (x: number, y: number) => number {
  const noise = seededNoise(seed);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (x, y) => {
    const part = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)));
    const reach = from.radius + part * (to.radius - from.radius);
    return wanders * noise(x * 0.0065, y * 0.0065) + reach - Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
  };
}

/** Its shore, and the contours of what rises behind it. */
export function contoursOf(bank: FunnelBank, width: number, height: number): { shore: Line[]; contours: Line[] } {
  const { from, to } = bank;
  const highest = Math.max(from.radius, to.radius) - rise;
  const lines = streamLines(relief(width, height, 2.5, insideOf(bank)), {
    step: rise,
    from: 0,
    to: highest,
    shortest: 90,
  });
  return { shore: lines.filter(({ value }) => value === 0), contours: lines.filter(({ value }) => value > 0) };
}

/** The half of it that lies at the stream, behind its first round: what gets through runs along it. */
export function streamside({ from, to }: FunnelBank, shore: readonly Line[], below: boolean): Shape {
  const clamped = shore.flatMap(({ points }) =>
    points.map(([x, y]): Point => {
      const middle = from.y + ((to.y - from.y) * Math.max(0, x - from.x)) / (to.x - from.x);
      return [Math.max(from.x, x), below ? Math.min(middle, y) : Math.max(middle, y)];
    }),
  );
  return [...clamped.map((point, index) => [index === 0 ? 'M' : 'L', point] as const), ['Z']];
}
