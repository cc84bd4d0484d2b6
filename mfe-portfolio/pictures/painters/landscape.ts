import { type Random, random } from '../draw/random.ts';
import { blur, linear, n, nameOf, radial, times } from '../draw/svg.ts';

export const landscapeDefs = `<defs>${blur('soft-2', 2)}${blur('soft-8', 8)}${blur('soft-24', 24)}</defs>`;

/** A sky from its top to the horizon. */
export const sky = (w: number, h: number, colours: readonly [string, string, string]): string => {
  const name = nameOf('sky', ...colours);
  return `<defs>${linear(name, [[0, colours[0]], [0.55, colours[1]], [1, colours[2]]], [0, 0, 0, 1])}</defs><rect width="${w}" height="${h}" fill="url(#${name})"/>`;
};

export const stars = (w: number, h: number, count: number, seed: number): string => {
  const draw = random(seed);
  return times(
    count,
    () =>
      `<circle cx="${n(draw(0, w))}" cy="${n(draw(0, h))}" r="${n(draw(0.4, 1.7))}" fill="#fff" opacity="${draw(0.2, 0.9).toFixed(2)}"/>`,
  );
};

/** A sun or moon with its glow. */
export const disc = (x: number, y: number, r: number, lit: string, low: string): string => {
  const name = nameOf('disc', lit, low);
  return `<defs>${linear(name, [[0, lit], [1, low]], [0, 0, 0, 1])}${radial(`${name}-g`, [[0, lit, 0.75], [0.35, low, 0.4], [1, low, 0]])}</defs><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 2.8)}" fill="url(#${name}-g)"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#${name})"/>`;
};

type Point = readonly [x: number, y: number];

/** A broken line between two heights, rougher with `rough`. */
function broken(w: number, y: number, rough: number, depth: number, draw: Random): Point[] {
  let line: Point[] = [
    [-10, y + draw(-rough, rough) * 0.4],
    [w * draw(0.25, 0.75), y - rough * draw(0.5, 1)],
    [w + 10, y + draw(-rough, rough) * 0.4],
  ];
  let swing = rough;
  for (let level = 0; level < depth; level++) {
    swing *= 0.56;
    line = line.flatMap((point, index) => {
      const next = line[index + 1];
      if (!next) return [point];
      const middle: Point = [
        (point[0] + next[0]) / 2 + draw(-0.12, 0.12) * (next[0] - point[0]),
        (point[1] + next[1]) / 2 + draw(-swing, swing),
      ];
      return [point, middle];
    });
  }
  return line;
}

interface RidgeOptions {
  readonly y: number;
  readonly rough: number;
  readonly seed: number;
  readonly colour: string;
  /** The colour that the foot of the ridge fades into. */
  readonly mist: string;
  /** Light on slopes that face it, from the left (-1) or the right (1). */
  readonly light?: { readonly from: -1 | 1; readonly colour: string };
}

/** A chain of mountains over the whole width, its foot in the mist. */
export function ridge(w: number, h: number, { y, rough, seed, colour, mist, light }: RidgeOptions): string {
  const draw = random(seed);
  const line = broken(w, y, rough, 5, draw);
  const name = nameOf('ridge', colour, mist, Math.round(y), h);
  const top = line.map(([px, py]) => `${n(px)} ${n(py)}`).join('L');
  const lit = light
    ? line
        .map((point, index) => {
          const next = line[index + 1];
          if (!next || (next[1] - point[1]) * light.from < 1) return '';
          const deep = rough * draw(0.5, 1.1);
          const foot = (point[0] + next[0]) / 2 + light.from * -0.2 * deep;
          return `<path d="M${n(point[0])} ${n(point[1])}L${n(next[0])} ${n(next[1])}L${n(foot)} ${n(Math.max(point[1], next[1]) + deep)}Z"/>`;
        })
        .join('')
    : '';
  return `<defs>${linear(name, [[0, colour], [1, mist]], [0, 0, 0, 1])}<linearGradient id="${name}-l" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light?.colour ?? '#fff'}" stop-opacity=".55"/><stop offset="1" stop-color="${light?.colour ?? '#fff'}" stop-opacity="0"/></linearGradient></defs><path d="M-10 ${h}L${top}L${w + 10} ${h}Z" fill="url(#${name})"/><g fill="url(#${name}-l)">${lit}</g>`;
}

/** A wood of firs along a line. */
export function firs(w: number, y: number, size: number, count: number, seed: number, colour: string): string {
  const draw = random(seed);
  const fir = (x: number, foot: number, tall: number) => {
    const half = tall * draw(0.17, 0.22);
    const tiers = [0, 0.24, 0.5].map(
      (start, index) =>
        `M${n(x)} ${n(foot - tall * (1 - start))}L${n(x + half * (0.5 + index * 0.25))} ${n(foot - tall * (0.62 - start * 0.9))}L${n(x - half * (0.5 + index * 0.25))} ${n(foot - tall * (0.62 - start * 0.9))}Z`,
    );
    return `${tiers.join('')}M${n(x)} ${n(foot - tall * 0.45)}L${n(x + half)} ${n(foot)}H${n(x - half)}Z`;
  };
  return `<path fill="${colour}" d="${times(count, (i) => fir((i / count) * (w + 20) - 10 + draw(-6, 6), y + draw(0, size * 0.3), size * draw(0.55, 1.1)))}"/>`;
}

/** A band of mist. */
export const mist = (w: number, y: number, high: number, colour: string, opacity: number): string =>
  `<ellipse cx="${n(w / 2)}" cy="${n(y)}" rx="${n(w * 0.7)}" ry="${n(high)}" fill="${colour}" opacity="${opacity}" filter="url(#soft-24)"/>`;
