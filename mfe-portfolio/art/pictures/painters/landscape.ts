import { createRandom, type Random } from '../draw/random.ts';
import {
  createBlurFilter,
  createDefinitionId,
  createLinearGradient,
  createRadialGradient,
  formatNumber,
  repeat,
} from '../draw/svg.ts';

export const landscapeDefs = `<defs>${createBlurFilter('soft-2', 2)}${createBlurFilter('soft-8', 8)}${createBlurFilter('soft-24', 24)}</defs>`;

/** Returns a sky; `colours` run from its top to the horizon. */
export const paintSky = (w: number, h: number, colours: readonly [string, string, string]): string => {
  const name = createDefinitionId('sky', ...colours);
  return `<defs>${createLinearGradient(
    name,
    [
      [0, colours[0]],
      [0.55, colours[1]],
      [1, colours[2]],
    ],
    [0, 0, 0, 1],
  )}</defs><rect width="${w}" height="${h}" fill="url(#${name})"/>`;
};

export const paintStars = (w: number, h: number, count: number, seed: number): string => {
  const draw = createRandom(seed);
  return repeat(
    count,
    () =>
      `<circle cx="${formatNumber(draw(0, w))}" cy="${formatNumber(draw(0, h))}" r="${formatNumber(draw(0.4, 1.7))}" fill="#fff" opacity="${draw(0.2, 0.9).toFixed(2)}"/>`,
  );
};

/** Returns a sun or moon with its glow. */
export const paintDisc = (x: number, y: number, r: number, lit: string, low: string): string => {
  const name = createDefinitionId('disc', lit, low);
  return `<defs>${createLinearGradient(
    name,
    [
      [0, lit],
      [1, low],
    ],
    [0, 0, 0, 1],
  )}${createRadialGradient(`${name}-g`, [
    [0, lit, 0.75],
    [0.35, low, 0.4],
    [1, low, 0],
  ])}</defs><circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r * 2.8)}" fill="url(#${name}-g)"/><circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" fill="url(#${name})"/>`;
};

type Point = readonly [x: number, y: number];

/** Number of segments of a slope between a valley and a peak. */
const breaks = 8;

/** Returns the points of an uneven skyline from edge to edge. Each point whose index is a multiple of `breaks` is a valley or a peak. */
function skyline(w: number, y: number, rough: number, draw: Random): Point[] {
  const count = Math.max(4, 2 * Math.round(w / (rough * 4.4)));
  const corners = Array.from(
    { length: count + 1 },
    (_, index): Point => [
      -w * 0.08 + (index / count) * w * 1.16 + (draw(-0.3, 0.3) * w) / count,
      index % 2 ? y - rough * draw(0.45, 1.1) : y + rough * draw(0, 0.35),
    ],
  );
  return corners.flatMap((from, index) => {
    const to = corners[index + 1];
    if (!to) return [from];
    return Array.from({ length: breaks }, (_, step): Point => {
      const t = step / breaks;
      const swing = step === 0 ? 0 : rough * 0.085;
      return [
        from[0] + (to[0] - from[0]) * t + draw(-swing, swing) * 0.5,
        from[1] + (to[1] - from[1]) * t + draw(-swing, swing),
      ];
    });
  });
}

/** Returns the lit side of a peak: down the skyline, and back along a jagged edge inside the mountain. */
function litSide(line: readonly Point[], peak: number, from: -1 | 1, rough: number, draw: Random): string {
  const top = line[peak];
  const outline = Array.from({ length: breaks + 1 }, (_, step) => line[peak + from * step]).filter((each) => !!each);
  const foot = outline.at(-1);
  if (!top || !foot) return '';
  const inner = Array.from({ length: 6 }, (_, step): Point => {
    const t = 1 - (step + 0.5) / 6;
    const zig = (step % 2 ? 0.16 : -0.06) * rough * t;
    return [
      top[0] + (foot[0] - top[0]) * t * 0.22 - from * zig + draw(-0.03, 0.03) * rough,
      top[1] + (foot[1] + rough * 0.9 - top[1]) * t,
    ];
  });
  return `<path d="M${[...outline, ...inner].map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}Z"/>`;
}

interface RidgeOptions {
  readonly y: number;
  readonly rough: number;
  readonly seed: number;
  readonly colour: string;
  /** Colour of the mist into which the foot of the mountains fades. */
  readonly mist: string;
  /** Light on the slopes that face it. `from` is the side of the light: -1 for left, 1 for right. */
  readonly light?: { readonly from: -1 | 1; readonly colour: string };
}

/** Returns a chain of mountains across the whole width, whose foot fades into mist. */
export function paintRidge(w: number, h: number, { y, rough, seed, colour, mist, light }: RidgeOptions): string {
  const draw = createRandom(seed);
  const line = skyline(w, y, rough, draw);
  const name = createDefinitionId('ridge', colour, mist, Math.round(y), h);
  const top = line.map(([px, py]) => `${formatNumber(px)} ${formatNumber(py)}`).join('L');
  const peaks = Array.from({ length: Math.floor(line.length / breaks / 2) }, (_, i) => (i * 2 + 1) * breaks);
  const lit = light ? peaks.map((peak) => litSide(line, peak, light.from, rough, draw)).join('') : '';
  return `<defs>${createLinearGradient(
    name,
    [
      [0, colour],
      [1, mist],
    ],
    [0, 0, 0, 1],
  )}<linearGradient id="${name}-l" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light?.colour ?? '#fff'}" stop-opacity=".55"/><stop offset="1" stop-color="${light?.colour ?? '#fff'}" stop-opacity="0"/></linearGradient></defs><path d="M-10 ${h}L${top}L${w + 10} ${h}Z" fill="url(#${name})"/><g fill="url(#${name}-l)">${lit}</g>`;
}

/** Returns a forest of firs along a horizontal line. */
export function paintFirs(w: number, y: number, size: number, count: number, seed: number, colour: string): string {
  const draw = createRandom(seed);
  const fir = (x: number, foot: number, tall: number) => {
    const half = tall * draw(0.17, 0.22);
    const tiers = [0, 0.24, 0.5].map(
      (start, index) =>
        `M${formatNumber(x)} ${formatNumber(foot - tall * (1 - start))}L${formatNumber(x + half * (0.5 + index * 0.25))} ${formatNumber(foot - tall * (0.62 - start * 0.9))}L${formatNumber(x - half * (0.5 + index * 0.25))} ${formatNumber(foot - tall * (0.62 - start * 0.9))}Z`,
    );
    return `${tiers.join('')}M${formatNumber(x)} ${formatNumber(foot - tall * 0.45)}L${formatNumber(x + half)} ${formatNumber(foot)}H${formatNumber(x - half)}Z`;
  };
  return `<path fill="${colour}" d="${repeat(count, (i) => fir((i / count) * (w + 20) - 10 + draw(-6, 6), y + draw(0, size * 0.3), size * draw(0.55, 1.1)))}"/>`;
}

export const paintMist = (w: number, y: number, high: number, colour: string, opacity: number): string =>
  `<ellipse cx="${formatNumber(w / 2)}" cy="${formatNumber(y)}" rx="${formatNumber(w * 0.7)}" ry="${formatNumber(high)}" fill="${colour}" opacity="${opacity}" filter="url(#soft-24)"/>`;
