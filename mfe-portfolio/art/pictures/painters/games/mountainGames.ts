import { createRandom } from '../../draw/random.ts';
import { formatNumber, repeat } from '../../draw/svg.ts';
import { paintDisc, paintFirs, paintMist, paintRidge, paintSky, paintStars } from '../landscape.ts';
import type { PaintGame } from './PaintGame.ts';

const violet = (t: number) => `color-mix(in oklab,#8a4fd0 ${Math.round(t * 100)}%,#0a0718)`;

/** Returns five chains of mountains, the nearest darkest. */
const chains = (
  w: number,
  h: number,
  seed: number,
  from: number,
  tone: (t: number) => string,
  fog: string,
  light?: { readonly from: -1 | 1; readonly colour: string },
) =>
  repeat(5, (i) =>
    paintRidge(w, h, {
      y: h * (from + i * ((0.92 - from) / 4.6)),
      rough: h * (0.2 - i * 0.026),
      seed: seed + i * 7,
      colour: tone(0.72 - i * 0.155),
      mist: i < 4 ? `color-mix(in oklab,${tone(0.72 - i * 0.155)} 62%,${fog})` : tone(0.05),
      ...(light && i < 3 ? { light } : {}),
    }),
  );

export const paintLastGateGame: PaintGame = (w, h) => {
  const [gx, gy, g] = [w * 0.735, h * 0.66, h * 0.3];
  return `${paintSky(w, h, ['#140b3c', '#5b2aa8', '#f2709c'])}${paintStars(w, h * 0.5, 90, 5)}${paintDisc(w * 0.735, h * 0.46, h * 0.3, '#ffe98a', '#ff5a9d')}${chains(w, h, 5, 0.58, violet, '#d0559c', { from: 1, colour: '#ff9ac0' })}<g><path d="M${formatNumber(gx - g * 0.34)} ${formatNumber(gy + g * 0.3)}V${formatNumber(gy - g * 0.36)}Q${formatNumber(gx - g * 0.34)} ${formatNumber(gy - g * 0.78)} ${formatNumber(gx)} ${formatNumber(gy - g * 0.8)}Q${formatNumber(gx + g * 0.34)} ${formatNumber(gy - g * 0.78)} ${formatNumber(gx + g * 0.34)} ${formatNumber(gy - g * 0.36)}V${formatNumber(gy + g * 0.3)}H${formatNumber(gx + g * 0.2)}V${formatNumber(gy - g * 0.3)}Q${formatNumber(gx + g * 0.2)} ${formatNumber(gy - g * 0.6)} ${formatNumber(gx)} ${formatNumber(gy - g * 0.6)}Q${formatNumber(gx - g * 0.2)} ${formatNumber(gy - g * 0.6)} ${formatNumber(gx - g * 0.2)} ${formatNumber(gy - g * 0.3)}V${formatNumber(gy + g * 0.3)}Z" fill="#120a2c"/><path d="M${formatNumber(gx - g * 0.2)} ${formatNumber(gy + g * 0.3)}V${formatNumber(gy - g * 0.3)}Q${formatNumber(gx - g * 0.2)} ${formatNumber(gy - g * 0.6)} ${formatNumber(gx)} ${formatNumber(gy - g * 0.6)}Q${formatNumber(gx + g * 0.2)} ${formatNumber(gy - g * 0.6)} ${formatNumber(gx + g * 0.2)} ${formatNumber(gy - g * 0.3)}V${formatNumber(gy + g * 0.3)}Z" fill="#fff3b8" opacity=".8" filter="url(#soft-8)"/><path d="M${formatNumber(gx - g * 0.31)} ${formatNumber(gy + g * 0.28)}V${formatNumber(gy - g * 0.36)}Q${formatNumber(gx - g * 0.31)} ${formatNumber(gy - g * 0.72)} ${formatNumber(gx)} ${formatNumber(gy - g * 0.75)}" stroke="#ff9ac0" stroke-width="${formatNumber(g * 0.018)}" fill="none" opacity=".8"/></g>${paintMist(w, h * 0.8, h * 0.06, '#ff8cc0', 0.32)}${paintRidge(w, h, { y: h * 0.9, rough: h * 0.07, seed: 91, colour: '#150b31', mist: '#08051a' })}`;
};

export const paintNorthernGame: PaintGame = (w, h) => {
  const [tx, ty, t] = [w * 0.3, h * 0.62, h * 0.2];
  return `${paintSky(w, h, ['#05222e', '#1f7a7c', '#d8f2d2'])}${paintStars(w, h * 0.4, 60, 12)}${paintDisc(w * 0.62, h * 0.33, h * 0.13, '#ffffff', '#a8e6d4')}${chains(w, h, 42, 0.5, (v) => `color-mix(in oklab,#5cc2a8 ${Math.round(v * 100)}%,#04161a)`, '#bfe8d4', { from: 1, colour: '#e8fff0' })}<g transform="translate(${formatNumber(tx)} ${formatNumber(ty)})"><path d="M${formatNumber(-t * 0.13)} ${formatNumber(t * 0.7)}L${formatNumber(-t * 0.1)} ${formatNumber(-t * 0.7)}H${formatNumber(t * 0.1)}L${formatNumber(t * 0.13)} ${formatNumber(t * 0.7)}Z" fill="#06181c"/><path d="M${formatNumber(-t * 0.2)} ${formatNumber(-t * 0.7)}H${formatNumber(t * 0.2)}L${formatNumber(t * 0.15)} ${formatNumber(-t * 0.95)}H${formatNumber(-t * 0.15)}Z" fill="#0a2328"/><path d="M${formatNumber(-t * 0.2)} ${formatNumber(-t * 0.95)}L0 ${formatNumber(-t * 1.3)}L${formatNumber(t * 0.2)} ${formatNumber(-t * 0.95)}Z" fill="#05141a"/><rect x="${formatNumber(-t * 0.08)}" y="${formatNumber(-t * 0.89)}" width="${formatNumber(t * 0.16)}" height="${formatNumber(t * 0.13)}" fill="#ffd56a"/><circle cy="${formatNumber(-t * 0.82)}" r="${formatNumber(t * 0.5)}" fill="#ffb84a" opacity=".45" filter="url(#soft-8)"/></g>${paintMist(w, h * 0.74, h * 0.05, '#d8f8e8', 0.4)}${paintFirs(w, h * 0.95, h * 0.2, Math.round(w / 13), 5, '#0a3431')}${paintFirs(w, h * 1.02, h * 0.24, Math.round(w / 17), 6, '#041a1c')}`;
};

export const paintIceGame: PaintGame = (w, h) => {
  const draw = createRandom(21);
  const aurora = repeat(
    4,
    (i) =>
      `<path d="M${formatNumber(-w * 0.1)} ${formatNumber(h * (0.24 + i * 0.05))}C${formatNumber(w * 0.25)} ${formatNumber(h * (0.02 + draw(0, 0.16)))} ${formatNumber(w * 0.5)} ${formatNumber(h * (0.4 + draw(-0.1, 0.1)))} ${formatNumber(w * 1.1)} ${formatNumber(h * (0.08 + i * 0.06))}" stroke="${draw.pick(['#5affc8', '#3fd0ff', '#9a7bff'])}" stroke-width="${formatNumber(h * 0.07)}" opacity=".38" fill="none" filter="url(#soft-8)"/>`,
  );
  const shards = repeat(13, (i) => {
    const [x, tall] = [(i / 12) * w + draw(-10, 10), h * draw(0.12, 0.34)];
    const half = tall * draw(0.16, 0.28);
    return `<path d="M${formatNumber(x - half)} ${h}L${formatNumber(x - half * 0.2)} ${formatNumber(h - tall)}L${formatNumber(x + half * 0.25)} ${formatNumber(h - tall * 0.8)}L${formatNumber(x + half)} ${h}Z" fill="#7cc4ea"/><path d="M${formatNumber(x - half * 0.2)} ${formatNumber(h - tall)}L${formatNumber(x + half * 0.25)} ${formatNumber(h - tall * 0.8)}L${formatNumber(x + half)} ${h}H${formatNumber(x)}Z" fill="#2a6ea6"/><path d="M${formatNumber(x - half * 0.2)} ${formatNumber(h - tall)}L${formatNumber(x - half * 0.5)} ${h}" stroke="#eafaff" stroke-width="1.4" opacity=".8"/>`;
  });
  return `${paintSky(w, h, ['#030a24', '#0d2a58', '#7fc8e8'])}${paintStars(w, h * 0.5, 90, 21)}${aurora}${chains(w, h, 64, 0.52, (v) => `color-mix(in oklab,#d8f2ff ${Math.round(v * 100)}%,#0a2a4c)`, '#bfe6f8', { from: -1, colour: '#ffffff' })}${shards}`;
};
