import { formatNumber } from '../../draw/svg.ts';
import { paintSky, paintStars } from '../landscape.ts';
import { type PlanetLook, paintPlanet, paintStation } from '../space.ts';
import type { PaintGame } from './PaintGame.ts';

const helia: PlanetLook = {
  lit: '#ffe0ad',
  body: '#f08a5a',
  dark: '#7a1f52',
  bands: ['#ffd49a', '#e8694f', '#c9436a', '#ffb07a', '#a83062'],
  ring: '#ffd9a0',
};

export const paintRingsGame: PaintGame = (w, h) =>
  `${paintSky(w, h, ['#0a0522', '#1d0f4a', '#3a1258'])}${paintStars(w, h, 130, 3)}<circle cx="${formatNumber(w * 0.86)}" cy="${formatNumber(h * 0.74)}" r="${formatNumber(w * 0.045)}" fill="#c9b6ff"/><circle cx="${formatNumber(w * 0.875)}" cy="${formatNumber(h * 0.748)}" r="${formatNumber(w * 0.045)}" fill="#1d0f4a" opacity=".75"/>${paintPlanet(w * 0.48, h * 0.46, Math.min(w, h) * 0.3, 4, helia)}`;

export const paintDarkSideGame: PaintGame = (w, h) =>
  `${paintSky(w, h, ['#02040f', '#081228', '#10203c'])}${paintStars(w, h, 110, 8)}${paintPlanet(w * 0.55, h * 0.44, Math.min(w, h) * 0.31, 9, { lit: '#9fd4ff', body: '#2a4a78', dark: '#050a18', bands: ['#3c6aa0', '#16294a', '#5a90c8'], ring: '#7fb2e6' }, 18)}`;

export const paintCompleteGame: PaintGame = (w, h) =>
  `${paintSky(w, h, ['#1a0833', '#5a1b4e', '#d4606a'])}${paintStars(w, h, 90, 14)}${paintPlanet(w * 0.72, h * 0.72, Math.min(w, h) * 0.42, 4, helia, -14)}${paintPlanet(w * 0.24, h * 0.26, Math.min(w, h) * 0.12, 19, { lit: '#c8f0e6', body: '#4f9c9a', dark: '#0e2c3c', bands: ['#7cc9bd', '#2f6f78'] })}`;

export const paintCobaltGame: PaintGame = (w, h) => {
  const r = Math.max(w, h) * 0.62;
  const s = Math.min(w, h) / 420;
  return `${paintSky(w, h, ['#01030f', '#04104a', '#0d2fa8'])}${paintStars(w, h, 120, 51)}${paintPlanet(w * 0.5, h * 0.52 + r, r, 23, { lit: '#a8d0ff', body: '#2a63e6', dark: '#04103c', bands: ['#4f8cff', '#1a3fb0', '#8ab8ff'] }, -8)}${paintStation(w * 0.5, h * 0.4, s, -16)}`;
};
