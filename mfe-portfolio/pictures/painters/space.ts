import { random } from '../draw/random.ts';
import { blur, linear, n, nameOf, radial, times } from '../draw/svg.ts';

export interface PlanetLook {
  readonly lit: string;
  readonly body: string;
  readonly dark: string;
  /** Bands across the disc. */
  readonly bands: readonly string[];
  readonly ring?: string;
}

/** How far a planet's air reaches, in its radii: strongest where it leaves the disc, and gone without an edge. */
const air = 1.05;

/** A banded planet of a radius with its ring, lit from the upper left; `tilt` in degrees. */
export function planet(x: number, y: number, r: number, seed: number, look: PlanetLook, tilt = -22): string {
  const draw = random(seed);
  const name = nameOf('planet', look.lit, look.dark, seed, Math.round(r));
  const bands = times(16, (i) => {
    const at = -r + (i / 16) * 2 * r + draw(-r * 0.03, r * 0.03);
    const bend = r * draw(0.05, 0.16);
    return `<path d="M${n(-r * 1.1)} ${n(at)}Q0 ${n(at + bend)} ${n(r * 1.1)} ${n(at)}" stroke="${draw.pick(look.bands)}" stroke-width="${n(r * draw(0.03, 0.13))}" stroke-opacity="${draw(0.25, 0.75).toFixed(2)}"/>`;
  });
  const storms = times(5, () => {
    const [sx, sy, size] = [draw(-r * 0.6, r * 0.6), draw(-r * 0.6, r * 0.6), r * draw(0.03, 0.09)];
    return `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(size * 2)}" ry="${n(size)}" fill="${draw.pick(look.bands)}" opacity=".7"/>`;
  });
  const rings = (front: boolean) => {
    if (!look.ring) return '';
    const arc = front ? 1 : 0;
    return `<g fill="none" stroke="${look.ring}">${[
      [1.38, 0.05, 0.35],
      [1.5, 0.1, 0.75],
      [1.64, 0.07, 0.9],
      [1.75, 0.04, 0.5],
      [1.86, 0.075, 0.65],
      [1.97, 0.02, 0.4],
    ]
      .map(
        ([far = 1, thick = 0, strong = 1]) =>
          `<path d="M${n(-r * far)} 0A${n(r * far)} ${n(r * far * 0.26)} 0 0 ${arc ? 0 : 1} ${n(r * far)} 0" stroke-width="${n(r * thick)}" stroke-opacity="${strong}"/>`,
      )
      .join('')}</g>`;
  };
  return `<defs>${radial(
    `${name}-b`,
    [
      [0, look.lit],
      [0.5, look.body],
      [1, look.dark],
    ],
    [0.32, 0.28, 0.82],
  )}${radial(
    `${name}-s`,
    [
      [0.35, '#000', 0],
      [0.75, '#000', 0.35],
      [1, '#000', 0.86],
    ],
    [0.34, 0.3, 0.86],
  )}${radial(`${name}-a`, [
    [1 / air, look.body, 0.28],
    [(1 + 1 / air) / 2, look.body, 0.09],
    [1, look.body, 0],
  ])}${blur(`${name}-f`, Math.max(0.6, r * 0.012))}<clipPath id="${name}-c"><circle r="${n(r)}"/></clipPath></defs><g transform="translate(${n(x)} ${n(y)}) rotate(${tilt})"><circle r="${n(r * air)}" fill="url(#${name}-a)"/>${rings(false)}<g clip-path="url(#${name}-c)"><circle r="${n(r)}" fill="url(#${name}-b)"/><g fill="none" filter="url(#${name}-f)">${bands}${storms}</g>${look.ring ? `<path d="M${n(-r * 1.1)} ${n(r * 0.16)}Q0 ${n(r * 0.52)} ${n(r * 1.1)} ${n(r * 0.16)}" stroke="#000" stroke-opacity=".34" stroke-width="${n(r * 0.16)}" fill="none" filter="url(#${name}-f)"/>` : ''}<g transform="rotate(${-tilt})"><circle r="${n(r * 1.01)}" fill="url(#${name}-s)"/></g></g>${rings(true)}</g>`;
}

/** A station of rings and solar sails, about 220 wide. */
export function station(x: number, y: number, scale: number, turn: number): string {
  const panel = (px: number) =>
    `<g transform="translate(${px} 0)"><rect x="-24" y="-62" width="48" height="124" fill="url(#cell)" stroke="#9fc0ff" stroke-width="1.5"/><path d="M-24-41H24M-24-20H24M-24 1H24M-24 22H24M-24 43H24M0-62V62" stroke="#7aa5ff" stroke-width="1" opacity=".7"/></g>`;
  return `<defs>${linear(
    'hull',
    [
      [0, '#f2f6ff'],
      [0.45, '#a8b6d6'],
      [1, '#2c3a66'],
    ],
    [0, 0, 0, 1],
  )}${linear(
    'cell',
    [
      [0, '#2f5ce6'],
      [0.5, '#17348f'],
      [1, '#0b1a52'],
    ],
    [0, 0, 1, 1],
  )}</defs><g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${scale})">${panel(-150)}${panel(-96)}${panel(96)}${panel(150)}<rect x="-180" y="-4" width="360" height="8" fill="url(#hull)"/><ellipse rx="66" ry="24" fill="none" stroke="#1b2650" stroke-width="22"/><ellipse cy="-3" rx="66" ry="24" fill="none" stroke="url(#hull)" stroke-width="15"/><ellipse cy="-3" rx="66" ry="24" fill="none" stroke="#ffe9a8" stroke-width="3" stroke-dasharray="3 8"/><path d="M-14 -74H14L20 60H-20Z" fill="url(#hull)"/><path d="M-20 60H20L10 92H-10Z" fill="#3a4a7c"/><path d="M-14 -74H14L6 -104H-6Z" fill="#c9d4ee"/><path d="M0 -104V-140" stroke="#c9d4ee" stroke-width="3"/><circle cy="-142" r="4" fill="#ff6b6b"/><path d="M-8 -50H8M-9 -34H9M-10 30H10M-11 44H11" stroke="#ffe9a8" stroke-width="3.5" stroke-dasharray="4 3"/></g>`;
}
