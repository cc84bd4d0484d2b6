import type { Scene } from 'studio/painting';
import { drawGreekedLine, drawGreekedLines } from '../../draw/greeked.ts';
import { drawIcon, type IconName } from '../../draw/icon.ts';
import { drawStatusBar, phoneCss, swipeBarHtml } from '../../draw/phoneScreen.ts';
import { createLinearGradient, createRadialGradient } from '../../draw/svg.ts';
import {
  bottleDefs,
  paintDropper,
  paintJar,
  paintPlinth,
  paintPump,
  paintTube,
  paintWindowLight,
} from '../../painters/bottles.ts';
import { storeFonts } from '../../stores/bmed/shop/look.ts';
import { drawProductTile, type ProductName } from '../../stores/bmed/shop/products.ts';
import { drawPhone, drawTablet } from '../device.ts';
import { createPhoneScene, createWorldScene, drawLayer } from './worldScene.ts';

const plum = '#9C3763';
const ink = '#3a1c29';
const said = '#d9c3ca';
const quiet = '#ecdde2';
const look = `body{font:600 20px "Wix Madefor Display";color:${ink};background:#F7EFEF}.logo{font-weight:600;font-size:34px;letter-spacing:-.05em;color:${plum}}`;

/** Returns a room in two tones, in a window's light. */
const room = (wall: readonly [string, string, string], floor: readonly [string, string], edge: number) =>
  `${bottleDefs}<defs>${createLinearGradient(
    'wall',
    [
      [0, wall[0]],
      [0.6, wall[1]],
      [1, wall[2]],
    ],
    [0, 0, 1, 1],
  )}${createLinearGradient(
    'floor',
    [
      [0, floor[0]],
      [1, floor[1]],
    ],
    [0, 0, 0, 1],
  )}${createRadialGradient('sun', [
    [0, '#fff', 0.85],
    [1, '#fff', 0],
  ])}</defs><rect width="1280" height="800" fill="url(#wall)"/><circle cx="330" cy="300" r="420" fill="url(#sun)"/>${paintWindowLight(1280, 800, 0.36)}<path d="M0 ${edge}H1280V800H0Z" fill="url(#floor)"/>`;

const orders: readonly (readonly [state: readonly [string, string], shown: readonly ProductName[]])[] = [
  [
    ['#FBEBD2', '#b5781c'],
    ['peptide', 'gel', 'mask'],
  ],
  [
    ['#DCEBF2', '#3b7fa3'],
    ['calming', 'tonic'],
  ],
  [
    ['#DFEEE4', '#3f8f60'],
    ['lifting', 'vitaminC', 'retinol'],
  ],
];
const menu: readonly IconName[] = ['box', 'receipt', 'file', 'edit', 'calendar'];

/** Returns the screen of a clinic's account: purchases to repeat, invoices, documents. */
const account = (): Scene => ({
  width: 1000,
  height: 700,
  scale: 1,
  fonts: storeFonts,
  style: `${look}i{font-style:normal}.t{height:84px;display:flex;align-items:center;gap:34px;padding:0 40px}.m{display:grid;grid-template-columns:120px 1fr;gap:28px;padding:0 40px}.nav{display:grid;gap:10px;align-content:start}.nav span{width:84px;height:84px;border-radius:24px;display:grid;place-items:center;color:#b08a99}.nav .on{background:${plum};color:#fff}.o{background:#fff;border-radius:8px;height:170px;margin-bottom:16px;padding:0 28px;display:flex;gap:14px;align-items:center}`,
  body: `<div class="t"><span class="logo">bmed</span>${drawGreekedLine(90, said, 12)}${drawGreekedLine(70, said, 12)}${drawGreekedLine(110, said, 12)}<span style="margin-left:auto;display:flex;gap:14px;align-items:center;color:${plum}">${drawIcon('globe', 28)}${drawGreekedLine(60, said, 12)}</span></div><div class="m"><div class="nav">${menu.map((name, index) => `<span${index === 0 ? ' class="on"' : ''}>${drawIcon(name, 36)}</span>`).join('')}</div><div>${orders
    .map(
      ([[ground, text], shown]) =>
        `<div class="o">${shown.map((name) => drawProductTile(name, '112px', 126, 8)).join('')}<span style="margin-left:auto;display:grid;gap:18px;justify-items:end"><span style="background:${ground};border-radius:99px;padding:13px 24px">${drawGreekedLine(84, text, 11)}</span>${drawGreekedLine(128, ink, 19)}<span style="display:flex;gap:12px;align-items:center;color:${plum}">${drawIcon('repeat', 26)}${drawGreekedLine(120, said, 11)}</span></span></div>`,
    )
    .join('')}</div></div>`,
});

/** Paints the picture of the OpenCart service: a clinic's account on a tablet, beside cosmetics. */
export const createOpencartScene = (): Scene =>
  createWorldScene(
    storeFonts,
    'body{background:#efc3d0}',
    `${drawLayer(`${room(['#fdeaef', '#efc3d0', '#d395ad'], ['#e3a8bb', '#c77f9b'], 610)}<ellipse cx="800" cy="742" rx="520" ry="44" fill="#7c2f50" opacity=".22"/>`)}${drawTablet(account(), { left: 364, top: 72, width: 856 })}${drawLayer(
      `${paintPlinth(340, 120, '#fdebf0', '#d495ab', { x: 216, y: 690 })}${paintDropper({ tint: '#f9b893', deep: '#c9623a', line: 'peptide serum' }, { x: 168, y: 696, scale: 1.5 })}${paintJar({ tint: '#fffaf5', deep: '#dfb9a6', line: 'lifting cream' }, { x: 308, y: 704, scale: 0.86 })}`,
    )}`,
  );

const countries = [
  ['UA', '₴'],
  ['EN', '€'],
  ['PL', 'zł'],
  ['RO', 'lei'],
] as const;

const choice = () =>
  createPhoneScene(
    storeFonts,
    `${phoneCss}${look}.h{display:flex;align-items:center;padding:8px 24px 20px}.c{margin:0 16px 12px;background:#fff;border-radius:18px;height:112px;display:flex;gap:18px;align-items:center;padding:0 22px}.c.on{background:${plum};color:#fff;box-shadow:0 18px 40px #5c15384d}.b{width:68px;height:68px;border-radius:50%;background:#F6DCE4;color:${plum};display:grid;place-items:center;font-size:25px;letter-spacing:-.02em}.on .b{background:#fff}.c em{font-style:normal;margin-left:auto;font-size:32px;letter-spacing:-.03em}.buy{position:absolute;left:16px;right:16px;bottom:36px;height:76px;border-radius:99px;background:${ink};color:#fff;display:flex;gap:16px;align-items:center;justify-content:center}`,
    `${drawStatusBar()}<div class="h"><span class="logo">bmed</span><span style="margin-left:auto;color:${plum}">${drawIcon('globe', 32)}</span></div>${countries.map(([name, money], index) => `<div class="c${index === 2 ? ' on' : ''}"><span class="b">${name}</span>${drawGreekedLines([96, 64], index === 2 ? '#e6b3c8' : said, 12, 12)}<em>${money}</em></div>`).join('')}<div style="padding:14px 26px">${drawGreekedLines(['100%', 210], quiet, 12, 12)}</div><div class="buy">${drawIcon('receipt', 30)}${drawGreekedLine(130, '#fff', 13)}</div>${swipeBarHtml}`,
  );

/** Paints the picture of the WordPress service: a shop for many countries, with a choice of language and currency. */
export const createWordpressScene = (): Scene =>
  createWorldScene(
    storeFonts,
    'body{background:#9cc3b6}',
    `${drawLayer(`${room(['#f2f8f5', '#c9e0d7', '#8dbaab'], ['#8fbcad', '#6f9f90'], 620)}<ellipse cx="930" cy="776" rx="300" ry="40" fill="#1c4237" opacity=".3"/>${paintPlinth(740, 130, '#e9f5f0', '#93bcae', { x: 366, y: 652 })}${paintPump({ tint: '#f4faf7', deep: '#9cc3b6', line: 'cleansing gel' }, { x: 150, y: 660, scale: 1.5 })}${paintDropper({ tint: '#bfe6d6', deep: '#4f9a84', line: 'calming serum' }, { x: 326, y: 676, scale: 1.74 })}${paintTube({ tint: '#ffffff', deep: '#adcfc3', line: 'recovery mask' }, { x: 500, y: 674, scale: 1.5 })}${paintJar({ tint: '#ffffff', deep: '#adcfc3', line: 'lifting cream' }, { x: 626, y: 664, scale: 0.8 })}`)}${drawPhone(choice(), { left: 742, top: 40, width: 396, turn: 3 })}`,
  );
