import { createRandom } from '../../draw/random.ts';
import { createLinearGradient, createRadialGradient, formatNumber, repeat } from '../../draw/svg.ts';
import { paintRidge, paintSky, paintStars } from '../landscape.ts';
import type { PaintGame } from './PaintGame.ts';

export const paintNeonGame: PaintGame = (w, h) => {
  const horizon = h * 0.56;
  const r = Math.min(w * 0.3, h * 0.32);
  const lines = repeat(
    31,
    (i) =>
      `M${formatNumber(w / 2 + (i - 15) * w * 0.024)} ${formatNumber(horizon)}L${formatNumber(w / 2 + (i - 15) * w * 0.3)} ${h}`,
  );
  const rows = repeat(14, (k) => `M0 ${formatNumber(horizon + (h - horizon) * (k / 13) ** 2.2)}H${w}`);
  const cuts = repeat(7, (i) => {
    const y = horizon - r * 0.16 - i * r * 0.2;
    return `<rect x="0" y="${formatNumber(y)}" width="${w}" height="${formatNumber(r * (0.1 - i * 0.013))}" fill="#000"/>`;
  });
  return `${paintSky(w, h, ['#12042e', '#43107a', '#ff3f9c'])}${paintStars(w, horizon * 0.8, 80, 6)}<defs>${createLinearGradient(
    'neon-sun',
    [
      [0, '#fff06a'],
      [0.5, '#ff9a4d'],
      [1, '#ff2f94'],
    ],
    [0, 0, 0, 1],
  )}${createLinearGradient(
    'neon-road',
    [
      [0, '#3a0a66'],
      [1, '#090218'],
    ],
    [0, 0, 0, 1],
  )}<mask id="neon-cut"><rect width="${w}" height="${h}" fill="#fff"/>${cuts}</mask></defs><circle cx="${formatNumber(w / 2)}" cy="${formatNumber(horizon - r * 0.55)}" r="${formatNumber(r * 1.25)}" fill="#ff3f9c" opacity=".5" filter="url(#soft-24)"/><circle cx="${formatNumber(w / 2)}" cy="${formatNumber(horizon - r * 0.55)}" r="${formatNumber(r)}" fill="url(#neon-sun)" mask="url(#neon-cut)"/>${paintRidge(w, horizon + 2, { y: horizon - h * 0.035, rough: h * 0.07, seed: 15, colour: '#1a0640', mist: '#2a0a5e' })}<rect y="${formatNumber(horizon)}" width="${w}" height="${formatNumber(h - horizon)}" fill="url(#neon-road)"/><path d="${lines}${rows}" stroke="#ff4fd8" stroke-width="4" opacity=".35" fill="none" filter="url(#soft-2)"/><path d="${lines}${rows}" stroke="#ff7ae2" stroke-width="1.3" fill="none"/><g transform="translate(${formatNumber(w / 2)} ${formatNumber(h * 0.8)}) scale(${(Math.min(w, h * 0.9) / 260).toFixed(2)})"><ellipse cy="20" rx="58" ry="9" fill="#ff2f94" opacity=".5" filter="url(#soft-8)"/><path d="M-50 14L-46 -6L-30 -10L-20 -26H20L30 -10L46 -6L50 14Z" fill="#0d0322"/><path d="M-27 -10L-18 -23H18L27 -10Z" fill="#3a1a7a"/><path d="M-46 2H-22M46 2H22" stroke="#ff3f6a" stroke-width="5" stroke-linecap="round"/><path d="M-50 14H50V20H-50Z" fill="#05010f"/><path d="M-48 -4L-30 -9M48 -4L30 -9" stroke="#ff8ae0" stroke-width="1.4"/></g>`;
};

export const paintHoneycombGame: PaintGame = (w, h) => {
  const draw = createRandom(8);
  const s = Math.min(w, h) * 0.115;
  const tops = ['#f2b705', '#ff9a1f', '#ffd24a', '#d98a0a', '#8a5a06'];
  const hex = (x: number, y: number, r: number) =>
    `M${Array.from({ length: 6 }, (_, k) => `${formatNumber(x + Math.cos((Math.PI / 3) * k + Math.PI / 6) * r)} ${formatNumber(y + Math.sin((Math.PI / 3) * k + Math.PI / 6) * r * 0.72)}`).join('L')}Z`;
  const cells: string[] = [];
  for (let j = -1; j < h / (s * 1.08) + 2; j++)
    for (let i = -1; i < w / (s * 1.732) + 1; i++) {
      const x = i * s * 1.732 + (j % 2 ? s * 0.866 : 0);
      const lift = draw() < 0.4 ? draw(0, s * 0.9) : draw(0, s * 0.2);
      const y = j * s * 1.08 - lift;
      const top = draw() < 0.06 ? '#c8ff3d' : draw.pick(tops);
      const [left, right, foot] = [x - s * 0.866, x + s * 0.866, y + s * 0.36];
      cells.push(
        `<path d="M${formatNumber(left)} ${formatNumber(y - s * 0.36)}V${formatNumber(foot + s * 1.3)}H${formatNumber(right)}V${formatNumber(y - s * 0.36)}Z" fill="#2a1a02"/><path d="M${formatNumber(left)} ${formatNumber(y + s * 0.36)}L${formatNumber(x)} ${formatNumber(y + s * 0.72)}V${formatNumber(y + s * 2)}H${formatNumber(left)}Z" fill="color-mix(in oklab,${top} 46%,#1a0d00)"/><path d="M${formatNumber(right)} ${formatNumber(y + s * 0.36)}L${formatNumber(x)} ${formatNumber(y + s * 0.72)}V${formatNumber(y + s * 2)}H${formatNumber(right)}Z" fill="color-mix(in oklab,${top} 24%,#140a00)"/><path d="${hex(x, y, s * 0.985)}" fill="${top}"/><path d="${hex(x, y, s * 0.72)}" fill="#fff" opacity="${draw() < 0.5 ? 0.14 : 0.05}"/><path d="M${formatNumber(left)} ${formatNumber(y - s * 0.36)}L${formatNumber(x)} ${formatNumber(y - s * 0.72)}L${formatNumber(right)} ${formatNumber(y - s * 0.36)}" stroke="#fff3b0" stroke-opacity=".6" stroke-width="1.4" fill="none"/>`,
      );
    }
  return `<rect width="${w}" height="${h}" fill="#1a0f00"/>${cells.join('')}<defs>${createRadialGradient(
    'comb-light',
    [
      [0, '#fff6c0', 0.5],
      [1, '#1a0f00', 0.5],
    ],
    [0.3, 0.2, 0.95],
  )}</defs><rect width="${w}" height="${h}" fill="url(#comb-light)" style="mix-blend-mode:soft-light"/>`;
};

export const paintTrackGame: PaintGame = (w, h) => {
  const draw = createRandom(7);
  const s = Math.min(w, h) / 3.7;
  const colours = ['#ff6b5a', '#ffd24a', '#4ad0b0', '#6a8cff', '#ff8ad0'];
  const iso = (i: number, j: number): readonly [number, number] => [
    w / 2 + (i - j) * s * 0.62,
    h * 0.1 + (i + j) * s * 0.36,
  ];
  const tiles: string[] = [];
  const k = Math.ceil(w / s) + 5;
  for (let sum = -4; sum < k * 2; sum++)
    for (let i = -4; i < k; i++) {
      const j = sum - i;
      if (j < -4 || j >= k) continue;
      const [x, y] = iso(i, j);
      const [a, b, d] = [s * 0.6, s * 0.345, s * 0.16];
      const tone = (i + j) % 2 ? '#2c2470' : '#352b86';
      tiles.push(
        `<path d="M${formatNumber(x - a)} ${formatNumber(y)}L${formatNumber(x)} ${formatNumber(y + b)}L${formatNumber(x + a)} ${formatNumber(y)}V${formatNumber(y + d)}L${formatNumber(x)} ${formatNumber(y + b + d)}L${formatNumber(x - a)} ${formatNumber(y + d)}Z" fill="#150f3c"/><path d="M${formatNumber(x)} ${formatNumber(y - b)}L${formatNumber(x + a)} ${formatNumber(y)}L${formatNumber(x)} ${formatNumber(y + b)}L${formatNumber(x - a)} ${formatNumber(y)}Z" fill="${tone}"/>`,
      );
      const block = draw();
      if (i % 3 === 0 || j % 4 === 1) {
        const along = i % 3 !== 0;
        const [dx, dy] = along ? [a / 2, b / 2] : [-a / 2, b / 2];
        const rail = (shift: number) =>
          `M${formatNumber(x - dx + shift)} ${formatNumber(y - dy)}L${formatNumber(x + dx + shift)} ${formatNumber(y + dy)}`;
        tiles.push(
          `<path d="${rail(0)}" stroke="#6b5bd0" stroke-width="${formatNumber(s * 0.2)}"/><path d="${rail(0)}" stroke="#0d0a2a" stroke-width="${formatNumber(s * 0.14)}" stroke-dasharray="${formatNumber(s * 0.05)} ${formatNumber(s * 0.06)}"/><path d="${rail(-s * 0.07)}${rail(s * 0.07)}" stroke="#e8e2ff" stroke-width="${formatNumber(s * 0.025)}"/>`,
        );
      } else if (block < 0.58) {
        const c = draw.pick(colours);
        tiles.push(
          `<path d="M${formatNumber(x - s * 0.22)} ${formatNumber(y - s * 0.22)}L${formatNumber(x)} ${formatNumber(y - s * 0.1)}V${formatNumber(y + s * 0.16)}L${formatNumber(x - s * 0.22)} ${formatNumber(y + s * 0.04)}Z" fill="color-mix(in oklab,${c} 70%,#000)"/><path d="M${formatNumber(x + s * 0.22)} ${formatNumber(y - s * 0.22)}L${formatNumber(x)} ${formatNumber(y - s * 0.1)}V${formatNumber(y + s * 0.16)}L${formatNumber(x + s * 0.22)} ${formatNumber(y + s * 0.04)}Z" fill="color-mix(in oklab,${c} 45%,#000)"/><path d="M${formatNumber(x)} ${formatNumber(y - s * 0.35)}L${formatNumber(x + s * 0.22)} ${formatNumber(y - s * 0.22)}L${formatNumber(x)} ${formatNumber(y - s * 0.1)}L${formatNumber(x - s * 0.22)} ${formatNumber(y - s * 0.22)}Z" fill="${c}"/>`,
        );
      }
    }
  return `<rect width="${w}" height="${h}" fill="#1a1450"/>${tiles.join('')}<defs>${createLinearGradient(
    'track-fade',
    [
      [0, '#0d0a1c', 0],
      [1, '#0d0a1c', 0.6],
    ],
    [0, 0, 0, 1],
  )}</defs><rect width="${w}" height="${h}" fill="url(#track-fade)"/>`;
};
