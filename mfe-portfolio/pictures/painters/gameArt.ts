import { random } from '../draw/random.ts';
import { linear, n, radial, times } from '../draw/svg.ts';
import { disc, firs, landscapeDefs, mist, ridge, sky, stars } from './landscape.ts';
import { type PlanetLook, planet, station } from './space.ts';

type Art = (w: number, h: number) => string;

const violet = (t: number) => `color-mix(in oklab,#8a4fd0 ${Math.round(t * 100)}%,#0a0718)`;

/** Five chains of mountains, the nearest darkest. */
const chains = (
  w: number,
  h: number,
  seed: number,
  from: number,
  tone: (t: number) => string,
  fog: string,
  light?: { readonly from: -1 | 1; readonly colour: string },
) =>
  times(5, (i) =>
    ridge(w, h, {
      y: h * (from + i * ((0.92 - from) / 4.6)),
      rough: h * (0.2 - i * 0.026),
      seed: seed + i * 7,
      colour: tone(0.72 - i * 0.155),
      mist: i < 4 ? `color-mix(in oklab,${tone(0.72 - i * 0.155)} 62%,${fog})` : tone(0.05),
      ...(light && i < 3 ? { light } : {}),
    }),
  );

const helia: PlanetLook = {
  lit: '#ffe0ad',
  body: '#f08a5a',
  dark: '#7a1f52',
  bands: ['#ffd49a', '#e8694f', '#c9436a', '#ffb07a', '#a83062'],
  ring: '#ffd9a0',
};

const lastGate: Art = (w, h) => {
  const [gx, gy, g] = [w * 0.735, h * 0.66, h * 0.3];
  return `${sky(w, h, ['#140b3c', '#5b2aa8', '#f2709c'])}${stars(w, h * 0.5, 90, 5)}${disc(w * 0.735, h * 0.46, h * 0.3, '#ffe98a', '#ff5a9d')}${chains(w, h, 5, 0.58, violet, '#d0559c', { from: 1, colour: '#ff9ac0' })}<g><path d="M${n(gx - g * 0.34)} ${n(gy + g * 0.3)}V${n(gy - g * 0.36)}Q${n(gx - g * 0.34)} ${n(gy - g * 0.78)} ${n(gx)} ${n(gy - g * 0.8)}Q${n(gx + g * 0.34)} ${n(gy - g * 0.78)} ${n(gx + g * 0.34)} ${n(gy - g * 0.36)}V${n(gy + g * 0.3)}H${n(gx + g * 0.2)}V${n(gy - g * 0.3)}Q${n(gx + g * 0.2)} ${n(gy - g * 0.6)} ${n(gx)} ${n(gy - g * 0.6)}Q${n(gx - g * 0.2)} ${n(gy - g * 0.6)} ${n(gx - g * 0.2)} ${n(gy - g * 0.3)}V${n(gy + g * 0.3)}Z" fill="#120a2c"/><path d="M${n(gx - g * 0.2)} ${n(gy + g * 0.3)}V${n(gy - g * 0.3)}Q${n(gx - g * 0.2)} ${n(gy - g * 0.6)} ${n(gx)} ${n(gy - g * 0.6)}Q${n(gx + g * 0.2)} ${n(gy - g * 0.6)} ${n(gx + g * 0.2)} ${n(gy - g * 0.3)}V${n(gy + g * 0.3)}Z" fill="#fff3b8" opacity=".8" filter="url(#soft-8)"/><path d="M${n(gx - g * 0.31)} ${n(gy + g * 0.28)}V${n(gy - g * 0.36)}Q${n(gx - g * 0.31)} ${n(gy - g * 0.72)} ${n(gx)} ${n(gy - g * 0.75)}" stroke="#ff9ac0" stroke-width="${n(g * 0.018)}" fill="none" opacity=".8"/></g>${mist(w, h * 0.8, h * 0.06, '#ff8cc0', 0.32)}${ridge(w, h, { y: h * 0.9, rough: h * 0.07, seed: 91, colour: '#150b31', mist: '#08051a' })}`;
};

const rings: Art = (w, h) =>
  `${sky(w, h, ['#0a0522', '#1d0f4a', '#3a1258'])}${stars(w, h, 130, 3)}<circle cx="${n(w * 0.8)}" cy="${n(h * 0.16)}" r="${n(w * 0.045)}" fill="#c9b6ff"/><circle cx="${n(w * 0.815)}" cy="${n(h * 0.168)}" r="${n(w * 0.045)}" fill="#1d0f4a" opacity=".75"/>${planet(w * 0.48, h * 0.46, Math.min(w, h) * 0.3, 4, helia)}`;

const darkSide: Art = (w, h) =>
  `${sky(w, h, ['#02040f', '#081228', '#10203c'])}${stars(w, h, 110, 8)}${planet(w * 0.55, h * 0.44, Math.min(w, h) * 0.31, 9, { lit: '#9fd4ff', body: '#2a4a78', dark: '#050a18', bands: ['#3c6aa0', '#16294a', '#5a90c8'], ring: '#7fb2e6' }, 18)}`;

const complete: Art = (w, h) =>
  `${sky(w, h, ['#1a0833', '#5a1b4e', '#d4606a'])}${stars(w, h, 90, 14)}${planet(w * 0.72, h * 0.72, Math.min(w, h) * 0.42, 4, helia, -14)}${planet(w * 0.24, h * 0.26, Math.min(w, h) * 0.12, 19, { lit: '#c8f0e6', body: '#4f9c9a', dark: '#0e2c3c', bands: ['#7cc9bd', '#2f6f78'] })}`;

const neon: Art = (w, h) => {
  const horizon = h * 0.56;
  const r = Math.min(w * 0.3, h * 0.32);
  const lines = times(31, (i) => `M${n(w / 2 + (i - 15) * w * 0.024)} ${n(horizon)}L${n(w / 2 + (i - 15) * w * 0.3)} ${h}`);
  const rows = times(14, (k) => `M0 ${n(horizon + (h - horizon) * (k / 13) ** 2.2)}H${w}`);
  const cuts = times(7, (i) => {
    const y = horizon - r * 0.16 - i * r * 0.2;
    return `<rect x="0" y="${n(y)}" width="${w}" height="${n(r * (0.1 - i * 0.013))}" fill="#000"/>`;
  });
  return `${sky(w, h, ['#12042e', '#43107a', '#ff3f9c'])}${stars(w, horizon * 0.8, 80, 6)}<defs>${linear('neon-sun', [[0, '#fff06a'], [0.5, '#ff9a4d'], [1, '#ff2f94']], [0, 0, 0, 1])}${linear('neon-road', [[0, '#3a0a66'], [1, '#090218']], [0, 0, 0, 1])}<mask id="neon-cut"><rect width="${w}" height="${h}" fill="#fff"/>${cuts}</mask></defs><circle cx="${n(w / 2)}" cy="${n(horizon - r * 0.55)}" r="${n(r * 1.25)}" fill="#ff3f9c" opacity=".5" filter="url(#soft-24)"/><circle cx="${n(w / 2)}" cy="${n(horizon - r * 0.55)}" r="${n(r)}" fill="url(#neon-sun)" mask="url(#neon-cut)"/>${ridge(w, horizon + 2, { y: horizon - h * 0.035, rough: h * 0.07, seed: 15, colour: '#1a0640', mist: '#2a0a5e' })}<rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="url(#neon-road)"/><path d="${lines}${rows}" stroke="#ff4fd8" stroke-width="4" opacity=".35" fill="none" filter="url(#soft-2)"/><path d="${lines}${rows}" stroke="#ff7ae2" stroke-width="1.3" fill="none"/><g transform="translate(${n(w / 2)} ${n(h * 0.8)}) scale(${n(Math.min(w, h * 0.9) / 26) === '0' ? 1 : (Math.min(w, h * 0.9) / 260).toFixed(2)})"><ellipse cy="20" rx="58" ry="9" fill="#ff2f94" opacity=".5" filter="url(#soft-8)"/><path d="M-50 14L-46 -6L-30 -10L-20 -26H20L30 -10L46 -6L50 14Z" fill="#0d0322"/><path d="M-27 -10L-18 -23H18L27 -10Z" fill="#3a1a7a"/><path d="M-46 2H-22M46 2H22" stroke="#ff3f6a" stroke-width="5" stroke-linecap="round"/><path d="M-50 14H50V20H-50Z" fill="#05010f"/><path d="M-48 -4L-30 -9M48 -4L30 -9" stroke="#ff8ae0" stroke-width="1.4"/></g>`;
};

const honeycomb: Art = (w, h) => {
  const draw = random(8);
  const s = Math.min(w, h) * 0.115;
  const tops = ['#f2b705', '#ff9a1f', '#ffd24a', '#d98a0a', '#c8ff3d', '#8a5a06'];
  const hex = (x: number, y: number, r: number) =>
    `M${Array.from({ length: 6 }, (_, k) => `${n(x + Math.cos((Math.PI / 3) * k + Math.PI / 6) * r)} ${n(y + Math.sin((Math.PI / 3) * k + Math.PI / 6) * r * 0.72)}`).join('L')}Z`;
  const cells: string[] = [];
  for (let j = -1; j < h / (s * 1.08) + 2; j++)
    for (let i = -1; i < w / (s * 1.732) + 1; i++) {
      const x = i * s * 1.732 + (j % 2 ? s * 0.866 : 0);
      const lift = draw() < 0.4 ? draw(0, s * 0.9) : draw(0, s * 0.2);
      const y = j * s * 1.08 - lift;
      const top = draw() < 0.06 ? '#c8ff3d' : draw.pick(tops);
      const [left, right, foot] = [x - s * 0.866, x + s * 0.866, y + s * 0.36];
      cells.push(
        `<path d="M${n(left)} ${n(y - s * 0.36)}V${n(foot + s * 1.3)}H${n(right)}V${n(y - s * 0.36)}Z" fill="#2a1a02"/><path d="M${n(left)} ${n(y + s * 0.36)}L${n(x)} ${n(y + s * 0.72)}V${n(y + s * 2)}H${n(left)}Z" fill="color-mix(in oklab,${top} 46%,#1a0d00)"/><path d="M${n(right)} ${n(y + s * 0.36)}L${n(x)} ${n(y + s * 0.72)}V${n(y + s * 2)}H${n(right)}Z" fill="color-mix(in oklab,${top} 24%,#140a00)"/><path d="${hex(x, y, s * 0.985)}" fill="${top}"/><path d="${hex(x, y, s * 0.72)}" fill="#fff" opacity="${draw() < 0.5 ? 0.14 : 0.05}"/><path d="M${n(left)} ${n(y - s * 0.36)}L${n(x)} ${n(y - s * 0.72)}L${n(right)} ${n(y - s * 0.36)}" stroke="#fff3b0" stroke-opacity=".6" stroke-width="1.4" fill="none"/>`,
      );
    }
  return `<rect width="${w}" height="${h}" fill="#1a0f00"/>${cells.join('')}<defs>${radial('comb-light', [[0, '#fff6c0', 0.5], [1, '#1a0f00', 0.5]], [0.3, 0.2, 0.95])}</defs><rect width="${w}" height="${h}" fill="url(#comb-light)" style="mix-blend-mode:soft-light"/>`;
};

const northern: Art = (w, h) => {
  const [tx, ty, t] = [w * 0.3, h * 0.62, h * 0.2];
  return `${sky(w, h, ['#05222e', '#1f7a7c', '#d8f2d2'])}${stars(w, h * 0.4, 60, 12)}${disc(w * 0.62, h * 0.33, h * 0.13, '#ffffff', '#a8e6d4')}${chains(w, h, 42, 0.5, (v) => `color-mix(in oklab,#5cc2a8 ${Math.round(v * 100)}%,#04161a)`, '#bfe8d4', { from: 1, colour: '#e8fff0' })}<g transform="translate(${n(tx)} ${n(ty)})"><path d="M${n(-t * 0.13)} ${n(t * 0.7)}L${n(-t * 0.1)} ${n(-t * 0.7)}H${n(t * 0.1)}L${n(t * 0.13)} ${n(t * 0.7)}Z" fill="#06181c"/><path d="M${n(-t * 0.2)} ${n(-t * 0.7)}H${n(t * 0.2)}L${n(t * 0.15)} ${n(-t * 0.95)}H${n(-t * 0.15)}Z" fill="#0a2328"/><path d="M${n(-t * 0.2)} ${n(-t * 0.95)}L0 ${n(-t * 1.3)}L${n(t * 0.2)} ${n(-t * 0.95)}Z" fill="#05141a"/><rect x="${n(-t * 0.08)}" y="${n(-t * 0.89)}" width="${n(t * 0.16)}" height="${n(t * 0.13)}" fill="#ffd56a"/><circle cy="${n(-t * 0.82)}" r="${n(t * 0.5)}" fill="#ffb84a" opacity=".45" filter="url(#soft-8)"/></g>${mist(w, h * 0.74, h * 0.05, '#d8f8e8', 0.4)}${firs(w, h * 0.95, h * 0.2, Math.round(w / 13), 5, '#0a3431')}${firs(w, h * 1.02, h * 0.24, Math.round(w / 17), 6, '#041a1c')}`;
};

const ice: Art = (w, h) => {
  const draw = random(21);
  const aurora = times(
    4,
    (i) =>
      `<path d="M${n(-w * 0.1)} ${n(h * (0.24 + i * 0.05))}C${n(w * 0.25)} ${n(h * (0.02 + draw(0, 0.16)))} ${n(w * 0.5)} ${n(h * (0.4 + draw(-0.1, 0.1)))} ${n(w * 1.1)} ${n(h * (0.08 + i * 0.06))}" stroke="${draw.pick(['#5affc8', '#3fd0ff', '#9a7bff'])}" stroke-width="${n(h * 0.07)}" opacity=".38" fill="none" filter="url(#soft-8)"/>`,
  );
  const shards = times(13, (i) => {
    const [x, tall] = [(i / 12) * w + draw(-10, 10), h * draw(0.12, 0.34)];
    const half = tall * draw(0.16, 0.28);
    return `<path d="M${n(x - half)} ${h}L${n(x - half * 0.2)} ${n(h - tall)}L${n(x + half * 0.25)} ${n(h - tall * 0.8)}L${n(x + half)} ${h}Z" fill="#7cc4ea"/><path d="M${n(x - half * 0.2)} ${n(h - tall)}L${n(x + half * 0.25)} ${n(h - tall * 0.8)}L${n(x + half)} ${h}H${n(x)}Z" fill="#2a6ea6"/><path d="M${n(x - half * 0.2)} ${n(h - tall)}L${n(x - half * 0.5)} ${h}" stroke="#eafaff" stroke-width="1.4" opacity=".8"/>`;
  });
  return `${sky(w, h, ['#030a24', '#0d2a58', '#7fc8e8'])}${stars(w, h * 0.5, 90, 21)}${aurora}${chains(w, h, 64, 0.52, (v) => `color-mix(in oklab,#d8f2ff ${Math.round(v * 100)}%,#0a2a4c)`, '#bfe6f8', { from: -1, colour: '#ffffff' })}${shards}`;
};

const lantern: Art = (w, h) => {
  const draw = random(31);
  const trunks = times(12, (i) => {
    const x = (i / 11) * w + draw(-w * 0.03, w * 0.03);
    if (Math.abs(x - w * 0.5) < w * 0.13) return '';
    const thick = w * draw(0.02, 0.055);
    return `<path d="M${n(x - thick)} ${h}Q${n(x - thick * 0.4)} ${n(h * 0.5)} ${n(x - thick * 0.5 + draw(-8, 8))} 0H${n(x + thick * 0.5)}Q${n(x + thick * 0.5)} ${n(h * 0.5)} ${n(x + thick)} ${h}Z" fill="${draw.pick(['#0b1420', '#101d2a', '#081019'])}"/>`;
  });
  const s = Math.min(w, h) / 240;
  return `${sky(w, h, ['#071019', '#12303a', '#2c4a3e'])}<defs>${radial('lamp-glow', [[0, '#fff3b0', 1], [0.25, '#ffc14a', 0.7], [1, '#ff8a1f', 0]])}</defs><circle cx="${n(w * 0.5)}" cy="${n(h * 0.52)}" r="${n(h * 0.5)}" fill="url(#lamp-glow)" opacity=".75"/>${firs(w, h * 0.78, h * 0.3, 22, 3, '#12282c')}${trunks}<path d="M0 ${h}V${n(h * 0.84)}Q${n(w * 0.5)} ${n(h * 0.74)} ${w} ${n(h * 0.86)}V${h}Z" fill="#060d12"/><g transform="translate(${n(w * 0.46)} ${n(h * 0.83)}) scale(${s.toFixed(2)})"><path d="M-22 0Q-26 -46 -14 -66Q-12 -84 0 -86Q13 -84 14 -66Q26 -40 22 0Z" fill="#04080c"/><path d="M-14 -66Q0 -94 15 -62L10 -50H-10Z" fill="#0c151d"/><path d="M12 -52L40 -70" stroke="#04080c" stroke-width="8" stroke-linecap="round"/><path d="M14 -54Q24 -30 21 0" stroke="#ffb84a" stroke-width="2" fill="none" opacity=".8"/></g><g transform="translate(${n(w * 0.46 + 42 * s)} ${n(h * 0.83 - 66 * s)}) scale(${s.toFixed(2)})"><circle r="46" fill="url(#lamp-glow)"/><path d="M-8 -10H8L11 14H-11Z" fill="#ffe48a"/><path d="M-10 -10H10L6 -18H-6ZM-12 14H12V18H-12Z" fill="#1a1206"/><path d="M0 -18V-24" stroke="#1a1206" stroke-width="2"/></g>${times(26, () => `<circle cx="${n(draw(0, w))}" cy="${n(draw(h * 0.3, h * 0.95))}" r="${n(draw(0.8, 2.2))}" fill="#ffe48a" opacity="${draw(0.3, 0.9).toFixed(2)}"/>`)}`;
};

const track: Art = (w, h) => {
  const draw = random(7);
  const s = Math.min(w, h) / 5;
  const colours = ['#ff6b5a', '#ffd24a', '#4ad0b0', '#6a8cff', '#ff8ad0'];
  const iso = (i: number, j: number): readonly [number, number] => [w / 2 + (i - j) * s * 0.62, h * 0.1 + (i + j) * s * 0.36];
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
        `<path d="M${n(x - a)} ${n(y)}L${n(x)} ${n(y + b)}L${n(x + a)} ${n(y)}V${n(y + d)}L${n(x)} ${n(y + b + d)}L${n(x - a)} ${n(y + d)}Z" fill="#150f3c"/><path d="M${n(x)} ${n(y - b)}L${n(x + a)} ${n(y)}L${n(x)} ${n(y + b)}L${n(x - a)} ${n(y)}Z" fill="${tone}"/>`,
      );
      const kind = draw();
      if (kind < 0.62) {
        const along = kind < 0.31;
        const [dx, dy] = along ? [a / 2, b / 2] : [-a / 2, b / 2];
        const rail = (shift: number) =>
          `M${n(x - dx + shift)} ${n(y - dy)}L${n(x + dx + shift)} ${n(y + dy)}`;
        tiles.push(
          `<path d="${rail(0)}" stroke="#6b5bd0" stroke-width="${n(s * 0.2)}"/><path d="${rail(0)}" stroke="#0d0a2a" stroke-width="${n(s * 0.14)}" stroke-dasharray="${n(s * 0.05)} ${n(s * 0.06)}"/><path d="${rail(-s * 0.07)}${rail(s * 0.07)}" stroke="#e8e2ff" stroke-width="${n(s * 0.025)}"/>`,
        );
      } else if (kind < 0.78) {
        const c = draw.pick(colours);
        tiles.push(
          `<path d="M${n(x - s * 0.22)} ${n(y - s * 0.22)}L${n(x)} ${n(y - s * 0.1)}V${n(y + s * 0.16)}L${n(x - s * 0.22)} ${n(y + s * 0.04)}Z" fill="color-mix(in oklab,${c} 70%,#000)"/><path d="M${n(x + s * 0.22)} ${n(y - s * 0.22)}L${n(x)} ${n(y - s * 0.1)}V${n(y + s * 0.16)}L${n(x + s * 0.22)} ${n(y + s * 0.04)}Z" fill="color-mix(in oklab,${c} 45%,#000)"/><path d="M${n(x)} ${n(y - s * 0.35)}L${n(x + s * 0.22)} ${n(y - s * 0.22)}L${n(x)} ${n(y - s * 0.1)}L${n(x - s * 0.22)} ${n(y - s * 0.22)}Z" fill="${c}"/>`,
        );
      }
    }
  return `<rect width="${w}" height="${h}" fill="#1a1450"/>${tiles.join('')}<defs>${linear('track-fade', [[0, '#fff', 0.1], [1, '#0d0a1c', 0.55]], [0, 0, 0, 1])}</defs><rect width="${w}" height="${h}" fill="url(#track-fade)"/>`;
};

const towers: Art = (w, h) => {
  const draw = random(44);
  const tower = (x: number, tall: number, half: number, lit: string, dark: string) =>
    `<path d="M${n(x - half)} ${h}L${n(x - half * 0.7)} ${n(h - tall)}H${n(x)}V${h}Z" fill="${lit}"/><path d="M${n(x + half)} ${h}L${n(x + half * 0.7)} ${n(h - tall)}H${n(x)}V${h}Z" fill="${dark}"/><path d="M${n(x - half)} ${n(h - tall)}H${n(x + half)}V${n(h - tall - half * 0.3)}H${n(x - half)}Z" fill="${lit}"/><path d="M${n(x)} ${n(h - tall)}H${n(x + half)}V${n(h - tall - half * 0.3)}H${n(x)}Z" fill="${dark}"/><path d="M${n(x - half * 0.8)} ${n(h - tall - half * 0.3)}Q${n(x - half * 0.7)} ${n(h - tall - half * 1.5)} ${n(x)} ${n(h - tall - half * 2)}Q${n(x + half * 0.7)} ${n(h - tall - half * 1.5)} ${n(x + half * 0.8)} ${n(h - tall - half * 0.3)}Z" fill="#e8a02a"/><path d="M${n(x)} ${n(h - tall - half * 2)}Q${n(x + half * 0.7)} ${n(h - tall - half * 1.5)} ${n(x + half * 0.8)} ${n(h - tall - half * 0.3)}H${n(x)}Z" fill="#a8661a"/><path d="M${n(x)} ${n(h - tall - half * 2)}V${n(h - tall - half * 2.7)}" stroke="#e8a02a" stroke-width="1.6"/>${times(4, (i) => `<rect x="${n(x - half * 0.36)}" y="${n(h - tall * (0.9 - i * 0.18))}" width="${n(half * 0.22)}" height="${n(half * 0.5)}" rx="1.5" fill="${draw() < 0.7 ? '#ffe48a' : '#5a2410'}"/>`)}`;
  return `${sky(w, h, ['#3a1440', '#c2544a', '#ffd48a'])}${disc(w * 0.3, h * 0.42, h * 0.15, '#fff6d0', '#ffb45a')}${ridge(w, h, { y: h * 0.66, rough: h * 0.07, seed: 3, colour: '#c8714e', mist: '#f0a868' })}${[0.12, 0.34, 0.58, 0.84].map((x, i) => tower(w * x, h * [0.34, 0.5, 0.38, 0.55][i % 4]!, Math.min(w * 0.06, h * 0.07), '#d98a5a', '#8a3f34')).join('')}${mist(w, h * 0.86, h * 0.06, '#ffd9a0', 0.5)}${[0.02, 0.24, 0.7, 0.98].map((x, i) => tower(w * x, h * [0.3, 0.24, 0.34, 0.26][i % 4]!, Math.min(w * 0.08, h * 0.09), '#7a3038', '#45161f')).join('')}${ridge(w, h, { y: h * 0.94, rough: h * 0.03, seed: 8, colour: '#3a1220', mist: '#1c0810' })}`;
};

const saltWind: Art = (w, h) => {
  const horizon = h * 0.56;
  const s = Math.min(w, h) / 230;
  const wave = (y: number, high: number, colour: string, seed: number) => {
    const draw = random(seed);
    let d = `M-10 ${h}V${n(y)}`;
    for (let x = -10; x < w + 40; x += 36) d += `q9 ${n(-high * draw(0.6, 1.3))} 18 0t18 0`;
    return `<path d="${d}V${h}Z" fill="${colour}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.2"/>`;
  };
  return `${sky(w, h, ['#123a5e', '#3f9cc0', '#ffe6b8'])}${disc(w * 0.72, horizon - h * 0.06, h * 0.1, '#fffbe0', '#ffd27a')}<g fill="#fff" opacity=".75" filter="url(#soft-2)"><ellipse cx="${n(w * 0.2)}" cy="${n(h * 0.2)}" rx="${n(w * 0.16)}" ry="${n(h * 0.03)}"/><ellipse cx="${n(w * 0.3)}" cy="${n(h * 0.17)}" rx="${n(w * 0.1)}" ry="${n(h * 0.035)}"/><ellipse cx="${n(w * 0.86)}" cy="${n(h * 0.26)}" rx="${n(w * 0.14)}" ry="${n(h * 0.025)}"/></g><defs>${linear('sea', [[0, '#6cc4cf'], [1, '#0b3a5c']], [0, 0, 0, 1])}${linear('sail', [[0, '#fffaf0'], [1, '#d9b98a']])}</defs><rect y="${n(horizon)}" width="${w}" height="${n(h - horizon)}" fill="url(#sea)"/>${times(9, (i) => `<rect x="${n(w * 0.72 - (10 + i * 5) * s)}" y="${n(horizon + 6 + i * h * 0.03)}" width="${n((20 + i * 10) * s)}" height="${n(1.4 + i * 0.3)}" rx="1" fill="#fff3c4" opacity="${(0.8 - i * 0.07).toFixed(2)}"/>`)}${wave(h * 0.7, 6 * s, '#2f86a6', 3)}<g transform="translate(${n(w * 0.42)} ${n(h * 0.74)}) scale(${(s * 1.15).toFixed(2)}) rotate(-3)"><path d="M-62 -4Q-50 22 -20 24H36Q58 20 68 -10Q20 2 -62 -4Z" fill="#5a2c16"/><path d="M-62 -4Q20 2 68 -10L66 -4Q20 8 -60 2Z" fill="#8a4a26"/><path d="M-22 -4V-104M24 -6V-92" stroke="#3a1c0e" stroke-width="4"/><path d="M-24 -98Q-66 -66 -54 -16Q-40 -22 -24 -18Z" fill="url(#sail)"/><path d="M-18 -100Q28 -74 18 -20Q0 -26 -18 -20Z" fill="url(#sail)"/><path d="M28 -88Q66 -66 58 -22Q44 -28 28 -22Z" fill="url(#sail)"/><path d="M-18 -78Q10 -64 18 -50M28 -70Q50 -60 58 -48" stroke="#c9a878" stroke-width="1.5" fill="none"/><path d="M-22 -104L-2 -110L-22 -116Z" fill="#e84a3a"/></g>${wave(h * 0.79, 8 * s, '#1c6a8e', 9)}${wave(h * 0.9, 9 * s, '#0d466a', 13)}`;
};

const cobalt: Art = (w, h) => {
  const r = Math.max(w, h) * 0.62;
  const s = Math.min(w, h) / 420;
  return `${sky(w, h, ['#01030f', '#04104a', '#0d2fa8'])}${stars(w, h, 120, 51)}${planet(w * 0.5, h * 0.52 + r, r, 23, { lit: '#a8d0ff', body: '#2a63e6', dark: '#04103c', bands: ['#4f8cff', '#1a3fb0', '#8ab8ff'] }, -8)}${station(w * 0.5, h * 0.4, s, -16)}`;
};

/** The pictures of the games of the painted shop, to any size. All the games are invented. */
export const games = {
  lastGate,
  rings,
  darkSide,
  complete,
  neon,
  honeycomb,
  northern,
  ice,
  lantern,
  track,
  towers,
  saltWind,
  cobalt,
} as const satisfies Record<string, Art>;

export type GameName = keyof typeof games;

/** A game's picture of a size. */
export const gameArt = (name: GameName, w: number, h: number): string =>
  `<svg viewBox="0 0 ${w} ${h}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" style="display:block">${landscapeDefs}${games[name](w, h)}</svg>`;
