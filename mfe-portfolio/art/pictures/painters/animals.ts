import { createRandom } from '../draw/random.ts';
import {
  createDefinitionId,
  createLinearGradient,
  createRadialGradient,
  formatNumber,
  type Placement,
  placeDrawing,
  repeat,
} from '../draw/svg.ts';

export interface CoatColors {
  readonly lit: string;
  readonly body: string;
  readonly shade: string;
  readonly patch: string;
  readonly eyes?: string;
}

export const coatColors = {
  beagle: { lit: '#e2ab6c', body: '#c98a4a', shade: '#8a5526', patch: '#fff3e0' },
  cream: { lit: '#fbeed6', body: '#e8d3b0', shade: '#b89b6c', patch: '#fffaf0' },
  chocolate: { lit: '#9a6440', body: '#744524', shade: '#44240f', patch: '#e9c79d' },
  black: { lit: '#59606a', body: '#353b44', shade: '#191d23', patch: '#d9a066' },
  grey: { lit: '#84919c', body: '#5f6b75', shade: '#3a434b', patch: '#ffffff', eyes: '#f2d23f' },
  ginger: { lit: '#ffb568', body: '#ee8f3a', shade: '#b85c15', patch: '#fff1de', eyes: '#8fc24a' },
  white: { lit: '#ffffff', body: '#f0e7da', shade: '#c9b9a4', patch: '#ffffff', eyes: '#6fb6dd' },
  hamster: { lit: '#f0c088', body: '#d9a066', shade: '#a8723c', patch: '#fff3e0' },
} as const satisfies Record<string, CoatColors>;

/** Details of an animal's head. `fur` is the number of hairs, 0 in small pictures. `look` is the direction of the eyes. */
export interface HeadDetails {
  readonly fur?: number;
  readonly look?: 'ahead' | 'up';
}

const coatDefs = (name: string, { lit, body, shade }: CoatColors) =>
  createRadialGradient(
    name,
    [
      [0, lit],
      [0.55, body],
      [1, shade],
    ],
    [0.4, 0.3, 0.78],
  ) +
  createLinearGradient(
    `${name}-ear`,
    [
      [0, body],
      [1, shade],
    ],
    [0, 0, 0.4, 1],
  );

/** Returns hairs inside an outline, combed away from the nose. */
function hairs(clip: string, outline: string, count: number, seed: number, { lit, shade }: CoatColors): string {
  if (count === 0) return '';
  const draw = createRandom(seed);
  const strokes = repeat(count, () => {
    const [x, y] = [draw(-104, 104), draw(-104, 100)];
    const angle = Math.atan2(y - 26, x) + draw(-0.35, 0.35);
    const long = count > 800 ? draw(4, 10) : draw(6, 15);
    return `<path d="M${formatNumber(x)} ${formatNumber(y)}q${formatNumber(Math.cos(angle) * long * 0.5 + draw(-2, 2))} ${formatNumber(Math.sin(angle) * long * 0.5)} ${formatNumber(Math.cos(angle) * long)} ${formatNumber(Math.sin(angle) * long + 2)}" stroke="${draw() < 0.5 ? lit : shade}" stroke-opacity="${draw(0.12, 0.42).toFixed(2)}"/>`;
  });
  return `<clipPath id="${clip}"><path d="${outline}"/></clipPath><g clip-path="url(#${clip})" fill="none" stroke-width="${count > 800 ? 0.5 : 1.1}" stroke-linecap="round">${strokes}</g>`;
}

/** Returns two round dark eyes with highlights. */
function roundEyes(spread: number, y: number, size: number, look: HeadDetails['look']): string {
  const lift = look === 'up' ? -size * 0.34 : 0;
  const eye = (x: number) =>
    look === 'up'
      ? `<g transform="translate(${x} ${y})"><ellipse rx="${formatNumber(size * 1.34)}" ry="${formatNumber(size * 1.46)}" fill="#fff8ec"/><path d="M${formatNumber(-size * 1.34)} 0A${formatNumber(size * 1.34)} ${formatNumber(size * 1.46)} 0 0 1 ${formatNumber(size * 1.34)} 0Q0 ${formatNumber(-size * 0.9)} ${formatNumber(-size * 1.34)} 0Z" fill="#5b3413" opacity=".22"/><circle cy="${formatNumber(lift * 1.6)}" r="${formatNumber(size * 0.92)}" fill="#3b2010"/><circle cy="${formatNumber(lift * 1.6)}" r="${formatNumber(size * 0.6)}" fill="#0f0804"/><circle cx="${formatNumber(size * 0.3)}" cy="${formatNumber(lift * 1.6 - size * 0.36)}" r="${formatNumber(size * 0.28)}" fill="#fff"/><circle cx="${formatNumber(-size * 0.34)}" cy="${formatNumber(lift * 1.6 + size * 0.34)}" r="${formatNumber(size * 0.12)}" fill="#fff" opacity=".7"/></g>`
      : `<g transform="translate(${x} ${y})"><circle cy="1.5" r="${formatNumber(size * 1.12)}" fill="#2a1508" opacity=".35"/><circle r="${formatNumber(size)}" fill="#1d1208"/><circle r="${formatNumber(size)}" fill="none" stroke="#6b3d18" stroke-width="${formatNumber(size * 0.16)}" opacity=".6"/><circle cx="${formatNumber(size * 0.34)}" cy="${formatNumber(-size * 0.36)}" r="${formatNumber(size * 0.33)}" fill="#fff"/><circle cx="${formatNumber(-size * 0.36)}" cy="${formatNumber(size * 0.36)}" r="${formatNumber(size * 0.14)}" fill="#fff" opacity=".6"/></g>`;
  return eye(-spread) + eye(spread);
}

/** Returns a dog's head, about 240 px wide. */
export function paintDog(coat: CoatColors, placing: Placement, { fur = 0, look = 'ahead' }: HeadDetails = {}): string {
  const name = createDefinitionId('dog', coat.body);
  const skull = 'M-84 -20Q-84 -96 0 -96Q84 -96 84 -20Q84 92 0 92Q-84 92 -84 -20Z';
  const blaze = 'M-42 32Q-42 -8 -15 -20Q-11 -70 0 -93Q11 -70 15 -20Q42 -8 42 32Q42 87 0 87Q-42 87 -42 32Z';
  const ear = (side: number) =>
    `<g transform="scale(${side} 1)"><path d="M62 -74Q124 -82 122 8Q118 64 84 52Q70 -10 62 -74Z" fill="url(#${name}-ear)"/><path d="M74 -64Q112 -66 110 2Q108 40 92 44" stroke="${coat.lit}" stroke-opacity=".35" stroke-width="5" fill="none" stroke-linecap="round"/></g>`;
  return placeDrawing(
    placing,
    `<defs>${coatDefs(name, coat)}${createRadialGradient(
      `${name}-muzzle`,
      [
        [0, '#ffffff'],
        [0.6, coat.patch],
        [1, coat.lit],
      ],
      [0.45, 0.42, 0.72],
    )}${createRadialGradient(
      'nose',
      [
        [0, '#5a4638'],
        [0.5, '#241509'],
        [1, '#0d0703'],
      ],
      [0.4, 0.2, 0.8],
    )}</defs>${ear(-1)}${ear(1)}<path d="${skull}" fill="url(#${name})"/>${hairs(`${name}-f`, skull, fur, 11, coat)}<path d="${blaze}" fill="url(#${name}-muzzle)"/>${hairs(`${name}-m`, blaze, Math.round(fur * 0.35), 12, { ...coat, lit: '#ffffff', shade: coat.body })}<path d="M-62 -42Q-40 -58 -20 -46M62 -42Q40 -58 20 -46" stroke="${coat.shade}" stroke-width="4" stroke-opacity=".35" fill="none" stroke-linecap="round"/>${roundEyes(39, -18, 11.5, look)}<path d="M-40 60Q0 96 40 60Q34 88 0 88Q-34 88 -40 60Z" fill="${coat.shade}" opacity=".22"/><path d="M-10 56Q0 62 10 56V72Q0 86 -10 72Z" fill="#e8737a"/><path d="M0 60V74" stroke="#b94a55" stroke-width="2"/><path d="M0 34V46M-23 44Q-12 61 0 48Q12 61 23 44" stroke="#1d1208" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-20 12Q0 2 20 12Q18 32 0 35Q-18 32 -20 12Z" fill="url(#nose)"/><path d="M-10 12Q-2 8 6 11" stroke="#fff" stroke-opacity=".6" stroke-width="3.5" fill="none" stroke-linecap="round"/><g fill="${coat.shade}" opacity=".6"><circle cx="-26" cy="40" r="1.8"/><circle cx="-31" cy="50" r="1.8"/><circle cx="-22" cy="52" r="1.8"/><circle cx="26" cy="40" r="1.8"/><circle cx="31" cy="50" r="1.8"/><circle cx="22" cy="52" r="1.8"/></g>`,
  );
}

/** Returns a cat's head, about 190 px wide. */
export function paintCat(coat: CoatColors, placing: Placement, { fur = 0 }: HeadDetails = {}): string {
  const name = createDefinitionId('cat', coat.body);
  const skull =
    'M-92 2Q-92 -40 -70 -62Q-42 -86 0 -86Q42 -86 70 -62Q92 -40 92 2Q104 22 88 34Q98 44 80 52Q50 84 0 84Q-50 84 -80 52Q-98 44 -88 34Q-104 22 -92 2Z';
  const eye = (x: number) =>
    `<g transform="translate(${x} -6)"><ellipse cy="1.5" rx="20" ry="21" fill="${coat.shade}"/><ellipse rx="17.5" ry="19.5" fill="url(#${name}-iris)"/><ellipse rx="6" ry="16" fill="#14100a"/><circle cx="5" cy="-8" r="4.6" fill="#fff"/><circle cx="-6" cy="9" r="2" fill="#fff" opacity=".7"/></g>`;
  const stripe = (d: string) => `<path d="${d}" fill="${coat.shade}" opacity=".75"/>`;
  return placeDrawing(
    placing,
    `<defs>${coatDefs(name, coat)}${createRadialGradient(
      `${name}-iris`,
      [
        [0, '#fffbe0'],
        [0.45, coat.eyes ?? '#f2d23f'],
        [1, coat.shade],
      ],
      [0.5, 0.6, 0.62],
    )}</defs><path d="M-84 -10Q-92 -70 -76 -116Q-44 -98 -20 -70ZM84 -10Q92 -70 76 -116Q44 -98 20 -70Z" fill="url(#${name}-ear)"/><path d="M-72 -46Q-76 -76 -68 -98Q-50 -86 -38 -70ZM72 -46Q76 -76 68 -98Q50 -86 38 -70Z" fill="#eeb0a8"/><path d="${skull}" fill="url(#${name})"/>${stripe('M-18 -85Q-12 -56 -9 -42Q-4 -60 -4 -86ZM4 -86Q4 -60 9 -42Q12 -56 18 -85Z')}${stripe('M-90 -8Q-72 -4 -62 4Q-76 6 -92 4ZM90 -8Q72 -4 62 4Q76 6 92 4ZM-90 22Q-72 20 -60 24Q-74 32 -86 34ZM90 22Q72 20 60 24Q74 32 86 34Z')}${hairs(`${name}-f`, skull, fur, 21, coat)}${eye(-39)}${eye(39)}<ellipse cx="-20" cy="40" rx="27" ry="23" fill="${coat.patch}" opacity=".94"/><ellipse cx="20" cy="40" rx="27" ry="23" fill="${coat.patch}" opacity=".94"/><ellipse cy="60" rx="20" ry="14" fill="${coat.patch}" opacity=".94"/><path d="M-11 21Q0 17 11 21Q8 31 0 34Q-8 31 -11 21Z" fill="#e8737a"/><path d="M-6 22.500Q0 20 5 22" stroke="#fff" stroke-opacity=".6" stroke-width="2" fill="none"/><path d="M0 33V41M-19 45Q-9 53 0 42Q9 53 19 45" stroke="#3a2a26" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-44 36L-112 24M-44 43L-114 46M-42 50L-104 66M44 36L112 24M44 43L114 46M42 50L104 66" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".9"/>`,
  );
}

/** Returns a hamster's head with full cheeks, about 210 px wide. */
export function paintHamster(coat: CoatColors, placing: Placement, { fur = 0 }: HeadDetails = {}): string {
  const name = createDefinitionId('ham', coat.body);
  const skull = 'M-72 -30Q-66 -88 0 -88Q66 -88 72 -30Q114 -6 105 40Q96 92 0 93Q-96 92 -105 40Q-114 -6 -72 -30Z';
  return placeDrawing(
    placing,
    `<defs>${coatDefs(name, coat)}</defs><circle cx="-62" cy="-62" r="28" fill="url(#${name}-ear)"/><circle cx="62" cy="-62" r="28" fill="url(#${name}-ear)"/><circle cx="-62" cy="-60" r="16" fill="#f0b8a8"/><circle cx="62" cy="-60" r="16" fill="#f0b8a8"/><path d="${skull}" fill="url(#${name})"/><path d="M-20 -87Q0 -32 20 -87Q0 -93 -20 -87Z" fill="${coat.shade}" opacity=".7"/>${hairs(`${name}-f`, skull, fur, 31, coat)}<ellipse cx="-56" cy="36" rx="46" ry="40" fill="${coat.patch}"/><ellipse cx="56" cy="36" rx="46" ry="40" fill="${coat.patch}"/><ellipse cy="18" rx="35" ry="27" fill="${coat.patch}"/><ellipse cx="-62" cy="44" rx="20" ry="13" fill="#f3b7a2" opacity=".55"/><ellipse cx="62" cy="44" rx="20" ry="13" fill="#f3b7a2" opacity=".55"/>${roundEyes(41, -20, 13, 'ahead')}<path d="M-10 2Q0 -5 10 2Q8 13 0 14Q-8 13 -10 2Z" fill="#d9606b"/><path d="M0 14V22M-14 22Q-6 31 0 22Q6 31 14 22" stroke="#5a3717" stroke-width="3.6" fill="none" stroke-linecap="round"/><path d="M-7 26H7V39H0V28V39H-7Z" fill="#fff" stroke="#caa97a" stroke-width="1.5"/><path d="M-30 12L-78 2M-30 20L-80 22M30 12L78 2M30 20L80 22" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".8"/>`,
  );
}
