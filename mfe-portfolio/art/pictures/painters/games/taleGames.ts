import { createRandom } from '../../draw/random.ts';
import { createLinearGradient, createRadialGradient, formatNumber, repeat } from '../../draw/svg.ts';
import { paintDisc, paintFirs, paintMist, paintRidge, paintSky } from '../landscape.ts';
import type { PaintGame } from './PaintGame.ts';

export const paintLanternGame: PaintGame = (w, h) => {
  const draw = createRandom(31);
  const trunks = repeat(12, (i) => {
    const x = (i / 11) * w + draw(-w * 0.03, w * 0.03);
    if (Math.abs(x - w * 0.5) < w * 0.13) return '';
    const thick = w * draw(0.02, 0.055);
    return `<path d="M${formatNumber(x - thick)} ${h}Q${formatNumber(x - thick * 0.4)} ${formatNumber(h * 0.5)} ${formatNumber(x - thick * 0.5 + draw(-8, 8))} 0H${formatNumber(x + thick * 0.5)}Q${formatNumber(x + thick * 0.5)} ${formatNumber(h * 0.5)} ${formatNumber(x + thick)} ${h}Z" fill="${draw.pick(['#0b1420', '#101d2a', '#081019'])}"/>`;
  });
  const s = Math.min(w, h) / 240;
  return `${paintSky(w, h, ['#071019', '#12303a', '#2c4a3e'])}<defs>${createRadialGradient('lamp-glow', [
    [0, '#fff3b0', 1],
    [0.25, '#ffc14a', 0.7],
    [1, '#ff8a1f', 0],
  ])}</defs><circle cx="${formatNumber(w * 0.5)}" cy="${formatNumber(h * 0.52)}" r="${formatNumber(h * 0.5)}" fill="url(#lamp-glow)" opacity=".75"/>${paintFirs(w, h * 0.78, h * 0.3, 22, 3, '#12282c')}${trunks}<path d="M0 ${h}V${formatNumber(h * 0.84)}Q${formatNumber(w * 0.5)} ${formatNumber(h * 0.74)} ${w} ${formatNumber(h * 0.86)}V${h}Z" fill="#060d12"/><g transform="translate(${formatNumber(w * 0.46)} ${formatNumber(h * 0.83)}) scale(${s.toFixed(2)})"><path d="M-22 0Q-26 -46 -14 -66Q-12 -84 0 -86Q13 -84 14 -66Q26 -40 22 0Z" fill="#04080c"/><path d="M-14 -66Q0 -94 15 -62L10 -50H-10Z" fill="#0c151d"/><path d="M12 -52L40 -70" stroke="#04080c" stroke-width="8" stroke-linecap="round"/><path d="M14 -54Q24 -30 21 0" stroke="#ffb84a" stroke-width="2" fill="none" opacity=".8"/></g><g transform="translate(${formatNumber(w * 0.46 + 42 * s)} ${formatNumber(h * 0.83 - 66 * s)}) scale(${s.toFixed(2)})"><circle r="46" fill="url(#lamp-glow)"/><path d="M-8 -10H8L11 14H-11Z" fill="#ffe48a"/><path d="M-10 -10H10L6 -18H-6ZM-12 14H12V18H-12Z" fill="#1a1206"/><path d="M0 -18V-24" stroke="#1a1206" stroke-width="2"/></g>${repeat(26, () => `<circle cx="${formatNumber(draw(0, w))}" cy="${formatNumber(draw(h * 0.3, h * 0.95))}" r="${formatNumber(draw(0.8, 2.2))}" fill="#ffe48a" opacity="${draw(0.3, 0.9).toFixed(2)}"/>`)}`;
};

export const paintTowersGame: PaintGame = (w, h) => {
  const draw = createRandom(44);
  const tower = (x: number, tall: number, half: number, lit: string, dark: string) =>
    `<path d="M${formatNumber(x - half)} ${h}L${formatNumber(x - half * 0.7)} ${formatNumber(h - tall)}H${formatNumber(x)}V${h}Z" fill="${lit}"/><path d="M${formatNumber(x + half)} ${h}L${formatNumber(x + half * 0.7)} ${formatNumber(h - tall)}H${formatNumber(x)}V${h}Z" fill="${dark}"/><path d="M${formatNumber(x - half)} ${formatNumber(h - tall)}H${formatNumber(x + half)}V${formatNumber(h - tall - half * 0.3)}H${formatNumber(x - half)}Z" fill="${lit}"/><path d="M${formatNumber(x)} ${formatNumber(h - tall)}H${formatNumber(x + half)}V${formatNumber(h - tall - half * 0.3)}H${formatNumber(x)}Z" fill="${dark}"/><path d="M${formatNumber(x - half * 0.8)} ${formatNumber(h - tall - half * 0.3)}Q${formatNumber(x - half * 0.7)} ${formatNumber(h - tall - half * 1.5)} ${formatNumber(x)} ${formatNumber(h - tall - half * 2)}Q${formatNumber(x + half * 0.7)} ${formatNumber(h - tall - half * 1.5)} ${formatNumber(x + half * 0.8)} ${formatNumber(h - tall - half * 0.3)}Z" fill="#e8a02a"/><path d="M${formatNumber(x)} ${formatNumber(h - tall - half * 2)}Q${formatNumber(x + half * 0.7)} ${formatNumber(h - tall - half * 1.5)} ${formatNumber(x + half * 0.8)} ${formatNumber(h - tall - half * 0.3)}H${formatNumber(x)}Z" fill="#a8661a"/><path d="M${formatNumber(x)} ${formatNumber(h - tall - half * 2)}V${formatNumber(h - tall - half * 2.7)}" stroke="#e8a02a" stroke-width="1.6"/>${repeat(4, (i) => `<rect x="${formatNumber(x - half * 0.36)}" y="${formatNumber(h - tall * (0.9 - i * 0.18))}" width="${formatNumber(half * 0.22)}" height="${formatNumber(half * 0.5)}" rx="1.5" fill="${draw() < 0.7 ? '#ffe48a' : '#5a2410'}"/>`)}`;
  return `${paintSky(w, h, ['#3a1440', '#c2544a', '#ffd48a'])}${paintDisc(w * 0.3, h * 0.42, h * 0.15, '#fff6d0', '#ffb45a')}${paintRidge(w, h, { y: h * 0.66, rough: h * 0.07, seed: 3, colour: '#c8714e', mist: '#f0a868' })}${[
    [0.12, 0.34],
    [0.34, 0.5],
    [0.58, 0.38],
    [0.84, 0.55],
  ]
    .map(([x = 0, tall = 0]) => tower(w * x, h * tall, Math.min(w * 0.06, h * 0.07), '#d98a5a', '#8a3f34'))
    .join('')}${paintMist(w, h * 0.86, h * 0.06, '#ffd9a0', 0.5)}${[
    [0.02, 0.3],
    [0.24, 0.24],
    [0.7, 0.34],
    [0.98, 0.26],
  ]
    .map(([x = 0, tall = 0]) => tower(w * x, h * tall, Math.min(w * 0.08, h * 0.09), '#7a3038', '#45161f'))
    .join('')}${paintRidge(w, h, { y: h * 0.94, rough: h * 0.03, seed: 8, colour: '#3a1220', mist: '#1c0810' })}`;
};

export const paintSaltWindGame: PaintGame = (w, h) => {
  const horizon = h * 0.56;
  const s = Math.min(w, h) / 230;
  const wave = (y: number, high: number, colour: string, seed: number) => {
    const draw = createRandom(seed);
    let d = `M-10 ${h}V${formatNumber(y)}`;
    for (let x = -10; x < w + 40; x += 36) d += `q9 ${formatNumber(-high * draw(0.6, 1.3))} 18 0t18 0`;
    return `<path d="${d}V${h}Z" fill="${colour}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.2"/>`;
  };
  return `${paintSky(w, h, ['#123a5e', '#3f9cc0', '#ffe6b8'])}${paintDisc(w * 0.72, horizon - h * 0.06, h * 0.1, '#fffbe0', '#ffd27a')}<g fill="#fff" opacity=".75" filter="url(#soft-2)"><ellipse cx="${formatNumber(w * 0.2)}" cy="${formatNumber(h * 0.2)}" rx="${formatNumber(w * 0.16)}" ry="${formatNumber(h * 0.03)}"/><ellipse cx="${formatNumber(w * 0.3)}" cy="${formatNumber(h * 0.17)}" rx="${formatNumber(w * 0.1)}" ry="${formatNumber(h * 0.035)}"/><ellipse cx="${formatNumber(w * 0.86)}" cy="${formatNumber(h * 0.26)}" rx="${formatNumber(w * 0.14)}" ry="${formatNumber(h * 0.025)}"/></g><defs>${createLinearGradient(
    'sea',
    [
      [0, '#6cc4cf'],
      [1, '#0b3a5c'],
    ],
    [0, 0, 0, 1],
  )}${createLinearGradient('sail', [
    [0, '#fffaf0'],
    [1, '#d9b98a'],
  ])}</defs><rect y="${formatNumber(horizon)}" width="${w}" height="${formatNumber(h - horizon)}" fill="url(#sea)"/>${repeat(9, (i) => `<rect x="${formatNumber(w * 0.72 - (10 + i * 5) * s)}" y="${formatNumber(horizon + 6 + i * h * 0.03)}" width="${formatNumber((20 + i * 10) * s)}" height="${formatNumber(1.4 + i * 0.3)}" rx="1" fill="#fff3c4" opacity="${(0.8 - i * 0.07).toFixed(2)}"/>`)}${wave(h * 0.7, 6 * s, '#2f86a6', 3)}<g transform="translate(${formatNumber(w * 0.42)} ${formatNumber(h * 0.74)}) scale(${(s * 1.15).toFixed(2)}) rotate(-3)"><path d="M-62 -4Q-50 22 -20 24H36Q58 20 68 -10Q20 2 -62 -4Z" fill="#5a2c16"/><path d="M-62 -4Q20 2 68 -10L66 -4Q20 8 -60 2Z" fill="#8a4a26"/><path d="M-22 -4V-104M24 -6V-92" stroke="#3a1c0e" stroke-width="4"/><path d="M-24 -98Q-66 -66 -54 -16Q-40 -22 -24 -18Z" fill="url(#sail)"/><path d="M-18 -100Q28 -74 18 -20Q0 -26 -18 -20Z" fill="url(#sail)"/><path d="M28 -88Q66 -66 58 -22Q44 -28 28 -22Z" fill="url(#sail)"/><path d="M-18 -78Q10 -64 18 -50M28 -70Q50 -60 58 -48" stroke="#c9a878" stroke-width="1.5" fill="none"/><path d="M-22 -104L-2 -110L-22 -116Z" fill="#e84a3a"/></g>${wave(h * 0.79, 8 * s, '#1c6a8e', 9)}${wave(h * 0.9, 9 * s, '#0d466a', 13)}`;
};
