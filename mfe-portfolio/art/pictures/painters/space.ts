import { createRandom } from '../draw/random.ts';
import {
  createBlurFilter,
  createDefinitionId,
  createLinearGradient,
  createRadialGradient,
  formatNumber,
  repeat,
} from '../draw/svg.ts';

export interface PlanetLook {
  readonly lit: string;
  readonly body: string;
  readonly dark: string;
  /** Colours of the bands across the disc. */
  readonly bands: readonly string[];
  readonly ring?: string;
}

/** Outer radius of a planet's glowing atmosphere, in radii of the planet. The glow fades from the planet's edge outwards. */
const air = 1.05;

/** Returns a banded planet with its ring, lit from the upper left. `tilt` is in degrees. */
export function paintPlanet(x: number, y: number, r: number, seed: number, look: PlanetLook, tilt = -22): string {
  const draw = createRandom(seed);
  const name = createDefinitionId('planet', look.lit, look.dark, seed, Math.round(r));
  const bands = repeat(16, (i) => {
    const at = -r + (i / 16) * 2 * r + draw(-r * 0.03, r * 0.03);
    const bend = r * draw(0.05, 0.16);
    return `<path d="M${formatNumber(-r * 1.1)} ${formatNumber(at)}Q0 ${formatNumber(at + bend)} ${formatNumber(r * 1.1)} ${formatNumber(at)}" stroke="${draw.pick(look.bands)}" stroke-width="${formatNumber(r * draw(0.03, 0.13))}" stroke-opacity="${draw(0.25, 0.75).toFixed(2)}"/>`;
  });
  const storms = repeat(5, () => {
    const [sx, sy, size] = [draw(-r * 0.6, r * 0.6), draw(-r * 0.6, r * 0.6), r * draw(0.03, 0.09)];
    return `<ellipse cx="${formatNumber(sx)}" cy="${formatNumber(sy)}" rx="${formatNumber(size * 2)}" ry="${formatNumber(size)}" fill="${draw.pick(look.bands)}" opacity=".7"/>`;
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
          `<path d="M${formatNumber(-r * far)} 0A${formatNumber(r * far)} ${formatNumber(r * far * 0.26)} 0 0 ${arc ? 0 : 1} ${formatNumber(r * far)} 0" stroke-width="${formatNumber(r * thick)}" stroke-opacity="${strong}"/>`,
      )
      .join('')}</g>`;
  };
  return `<defs>${createRadialGradient(
    `${name}-b`,
    [
      [0, look.lit],
      [0.5, look.body],
      [1, look.dark],
    ],
    [0.32, 0.28, 0.82],
  )}${createRadialGradient(
    `${name}-s`,
    [
      [0.35, '#000', 0],
      [0.75, '#000', 0.35],
      [1, '#000', 0.86],
    ],
    [0.34, 0.3, 0.86],
  )}${createRadialGradient(`${name}-a`, [
    [1 / air, look.body, 0.28],
    [(1 + 1 / air) / 2, look.body, 0.09],
    [1, look.body, 0],
  ])}${createBlurFilter(`${name}-f`, Math.max(0.6, r * 0.012))}<clipPath id="${name}-c"><circle r="${formatNumber(r)}"/></clipPath></defs><g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${tilt})"><circle r="${formatNumber(r * air)}" fill="url(#${name}-a)"/>${rings(false)}<g clip-path="url(#${name}-c)"><circle r="${formatNumber(r)}" fill="url(#${name}-b)"/><g fill="none" filter="url(#${name}-f)">${bands}${storms}</g>${look.ring ? `<path d="M${formatNumber(-r * 1.1)} ${formatNumber(r * 0.16)}Q0 ${formatNumber(r * 0.52)} ${formatNumber(r * 1.1)} ${formatNumber(r * 0.16)}" stroke="#000" stroke-opacity=".34" stroke-width="${formatNumber(r * 0.16)}" fill="none" filter="url(#${name}-f)"/>` : ''}<g transform="rotate(${-tilt})"><circle r="${formatNumber(r * 1.01)}" fill="url(#${name}-s)"/></g></g>${rings(true)}</g>`;
}

/** Parts of a ring: inner and outer radius in radii of the planet, and brightness. Between the parts the ring has gaps. */
const ringParts = [
  [1.24, 1.33, 0.22],
  [1.345, 1.56, 0.66],
  [1.567, 1.66, 0.86],
  [1.7, 1.86, 0.6],
  [1.866, 1.93, 0.42],
  [1.965, 1.982, 0.5],
] as const;

/**
 * Returns a large gas giant, lit from the upper left, with eddies between its bands and one storm. Its ring has a hundred narrow parts.
 * Ring and planet cast shadows on each other.
 */
export function paintGiant(x: number, y: number, r: number, seed: number, look: PlanetLook, tilt = -22): string {
  const draw = createRandom(seed);
  const name = createDefinitionId('giant', look.lit, look.dark, seed, Math.round(r));
  const across = (at: number, thick: number, colour: string, opacity: number) => {
    const bend = Math.sqrt(Math.max(0, 1 - (at / r) ** 2)) * r * 0.26;
    return `<path d="M${formatNumber(-r * 1.15)} ${formatNumber(at - bend * 0.3)}Q0 ${formatNumber(at + bend)} ${formatNumber(r * 1.15)} ${formatNumber(at - bend * 0.3)}" stroke="${colour}" stroke-width="${formatNumber(thick)}" stroke-opacity="${opacity.toFixed(2)}"/>`;
  };
  const broad = repeat(19, (i) =>
    across(
      -r + (i / 18) * 2 * r + draw(-r * 0.03, r * 0.03),
      r * draw(0.05, 0.15),
      draw.pick(look.bands),
      draw(0.4, 0.85),
    ),
  );
  const fine = repeat(110, () =>
    across(draw(-r, r), r * draw(0.003, 0.014), draw.pick([...look.bands, look.lit, look.dark]), draw(0.2, 0.6)),
  );
  const storm = [1, 0.82, 0.64, 0.44, 0.24]
    .map(
      (size, i) =>
        `<ellipse cx="${formatNumber(r * 0.2)}" cy="${formatNumber(r * 0.12)}" rx="${formatNumber(r * 0.2 * size)}" ry="${formatNumber(r * 0.09 * size)}" fill="${look.bands[[5, 1, 3, 2, 6][i] ?? 0] ?? look.lit}" opacity=".92"/>`,
    )
    .join('');
  const pearls = repeat(7, (i) => {
    const size = r * draw(0.012, 0.024);
    return `<ellipse cx="${formatNumber(r * (-0.5 + i * 0.17))}" cy="${formatNumber(-r * 0.34 + (1 - ((i - 3) / 4) ** 2) * r * 0.05)}" rx="${formatNumber(size * 1.7)}" ry="${formatNumber(size)}" fill="${look.lit}" opacity=".85"/>`;
  });
  const flat = 0.26;
  const strands = ringParts.flatMap(([from, to, strong]) => {
    const count = Math.max(2, Math.round((to - from) * 150));
    return Array.from({ length: count }, (_, i) => ({
      far: r * (from + ((to - from) * (i + 0.5)) / count),
      thick: ((to - from) * r) / count + 0.35,
      opacity: strong * draw(0.45, 1),
    }));
  });
  const rings = (front: boolean) =>
    strands
      .map(
        ({ far, thick, opacity }) =>
          `<path d="M${formatNumber(-far)} 0A${formatNumber(far)} ${formatNumber(far * flat)} 0 0 ${front ? 0 : 1} ${formatNumber(far)} 0" stroke-width="${thick.toFixed(2)}" stroke-opacity="${opacity.toFixed(2)}"/>`,
      )
      .join('');
  const ring = (front: boolean) =>
    look.ring
      ? `<g fill="none" stroke="${look.ring}"${front ? '' : ` mask="url(#${name}-m)"`}>${rings(front)}</g>`
      : '';
  const ringShadow = look.ring
    ? `<g fill="none" stroke="#1a0420">${[
        [0.3, 0.05, 0.5],
        [0.365, 0.045, 0.66],
        [0.43, 0.02, 0.4],
      ]
        .map(
          ([at = 0, thick = 0, opacity = 0]) =>
            `<path d="M${formatNumber(-r * 1.1)} ${formatNumber(r * (at - 0.3))}Q0 ${formatNumber(r * (at + 0.42))} ${formatNumber(r * 1.1)} ${formatNumber(r * (at - 0.3))}" stroke-width="${formatNumber(r * thick)}" stroke-opacity="${opacity}"/>`,
        )
        .join(
          '',
        )}</g><ellipse cx="${formatNumber(-r * 0.42)}" cy="${formatNumber(-r * 0.06)}" rx="${formatNumber(r * 0.04)}" ry="${formatNumber(r * 0.042)}" fill="#1a0420" opacity=".85"/>`
    : '';
  return `<defs>${createRadialGradient(
    `${name}-b`,
    [
      [0, look.lit],
      [0.5, look.body],
      [1, look.dark],
    ],
    [0.32, 0.28, 0.82],
  )}${createRadialGradient(
    `${name}-s`,
    [
      [0.28, '#2a0634', 0],
      [0.56, '#2a0634', 0.3],
      [0.8, '#14031f', 0.76],
      [1, '#08010f', 0.97],
    ],
    [0.34, 0.3, 0.88],
  )}${createRadialGradient(`${name}-a`, [
    [1 / air, look.body, 0.34],
    [(1 + 1 / air) / 2, look.body, 0.09],
    [1, look.body, 0],
  ])}${createLinearGradient(`${name}-w`, [
    [0, '#fff'],
    [0.7, '#fff'],
    [0.75, '#555'],
    [0.9, '#666'],
    [0.97, '#fff'],
  ])}<mask id="${name}-m" maskUnits="userSpaceOnUse" x="${formatNumber(-r * 2.1)}" y="${formatNumber(-r)}" width="${formatNumber(r * 4.2)}" height="${formatNumber(r * 2)}"><rect x="${formatNumber(-r * 2.1)}" y="${formatNumber(-r)}" width="${formatNumber(r * 4.2)}" height="${formatNumber(r * 2)}" fill="url(#${name}-w)"/></mask><filter id="${name}-f" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="${(2.6 / r).toFixed(4)} ${(10 / r).toFixed(4)}" numOctaves="4" seed="${seed}" result="eddies"/><feDisplacementMap in="SourceGraphic" in2="eddies" scale="${formatNumber(r * 0.1)}" xChannelSelector="R" yChannelSelector="G"/></filter><clipPath id="${name}-c"><circle r="${formatNumber(r)}"/></clipPath></defs><g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${tilt})"><circle r="${formatNumber(r * air)}" fill="url(#${name}-a)"/>${ring(false)}<g clip-path="url(#${name}-c)"><circle r="${formatNumber(r)}" fill="url(#${name}-b)"/><g fill="none" filter="url(#${name}-f)">${broad}${fine}${storm}${pearls}</g>${ringShadow}<g transform="rotate(${-tilt})"><circle r="${formatNumber(r * 1.01)}" fill="url(#${name}-s)"/><circle r="${formatNumber(r * 0.995)}" fill="none" stroke="${look.lit}" stroke-opacity=".5" stroke-width="${formatNumber(Math.max(1, r * 0.006))}" stroke-dasharray="${formatNumber(r * 2)} ${formatNumber(r * 5)}" transform="rotate(168)"/></g></g>${ring(true)}</g>`;
}

/** Returns a space station of rings and solar panels, about 220 px wide. */
export function paintStation(x: number, y: number, scale: number, turn: number): string {
  const panel = (px: number) =>
    `<g transform="translate(${px} 0)"><rect x="-24" y="-62" width="48" height="124" fill="url(#cell)" stroke="#9fc0ff" stroke-width="1.5"/><path d="M-24-41H24M-24-20H24M-24 1H24M-24 22H24M-24 43H24M0-62V62" stroke="#7aa5ff" stroke-width="1" opacity=".7"/></g>`;
  return `<defs>${createLinearGradient(
    'hull',
    [
      [0, '#f2f6ff'],
      [0.45, '#a8b6d6'],
      [1, '#2c3a66'],
    ],
    [0, 0, 0, 1],
  )}${createLinearGradient(
    'cell',
    [
      [0, '#2f5ce6'],
      [0.5, '#17348f'],
      [1, '#0b1a52'],
    ],
    [0, 0, 1, 1],
  )}</defs><g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${turn}) scale(${scale})">${panel(-150)}${panel(-96)}${panel(96)}${panel(150)}<rect x="-180" y="-4" width="360" height="8" fill="url(#hull)"/><ellipse rx="66" ry="24" fill="none" stroke="#1b2650" stroke-width="22"/><ellipse cy="-3" rx="66" ry="24" fill="none" stroke="url(#hull)" stroke-width="15"/><ellipse cy="-3" rx="66" ry="24" fill="none" stroke="#ffe9a8" stroke-width="3" stroke-dasharray="3 8"/><path d="M-14 -74H14L20 60H-20Z" fill="url(#hull)"/><path d="M-20 60H20L10 92H-10Z" fill="#3a4a7c"/><path d="M-14 -74H14L6 -104H-6Z" fill="#c9d4ee"/><path d="M0 -104V-140" stroke="#c9d4ee" stroke-width="3"/><circle cy="-142" r="4" fill="#ff6b6b"/><path d="M-8 -50H8M-9 -34H9M-10 30H10M-11 44H11" stroke="#ffe9a8" stroke-width="3.5" stroke-dasharray="4 3"/></g>`;
}
