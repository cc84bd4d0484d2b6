import type { Scene } from 'studio/painting';
import { drawGreekedLine, drawGreekedLines } from '../../draw/greeked.ts';
import { drawIcon } from '../../draw/icon.ts';
import { drawStatusBar, phoneCss, swipeBarHtml } from '../../draw/phoneScreen.ts';
import { createSvgElement, repeat } from '../../draw/svg.ts';
import { paintRoe } from '../../painters/roe.ts';
import { foodDefs, paintGunkan, paintMaki, paintNigiri, paintUramaki } from '../../painters/sushi.ts';
import { paintChopsticks, paintSlate, paintSoy, paintWasabi, tableDefs } from '../../painters/tableware.ts';
import { type DishName, drawRoundDish } from '../../stores/ikura/shop/dishes.ts';
import { storeFonts } from '../../stores/ikura/shop/look.ts';
import { drawPhone } from '../device.ts';
import { createPhoneScene, createWorldScene, drawLayer } from './worldScene.ts';

const ink = '#1c1410';
const hot = '#E5431A';
const said = '#cbbca8';
const quiet = '#e6dac8';
const look = `${phoneCss}body{font:600 16px "Golos Text";color:${ink};background:#FBF6EE}.n{font:600 22px Unbounded;letter-spacing:-.045em}`;

const mark = (side: number) =>
  `<span style="width:${side}px;height:${side}px;border-radius:50%;background:${hot};color:#fff;display:grid;place-items:center;font:700 ${Math.round(side * 0.46)}px Unbounded;flex:none">i</span>`;

const gunkanOnSlate = (width: number, height: number) =>
  createSvgElement(
    width,
    height,
    `${foodDefs}${tableDefs}<rect width="${width}" height="${height}" fill="#FFE0CF"/>${paintSlate(330, 190, { x: width / 2, y: height * 0.6 })}${paintGunkan(5, { x: width * 0.34, y: height * 0.52, scale: 0.98 })}${paintGunkan(9, { x: width * 0.68, y: height * 0.6, scale: 0.98 })}${paintWasabi({ x: width * 0.88, y: height * 0.84, scale: 0.8 })}`,
  );

/** Returns the screen of a dish's page on a phone. */
const dishPage = () =>
  createPhoneScene(
    storeFonts,
    `${look}.shot{height:430px;margin-top:-44px;overflow:hidden;display:block}.in{padding:26px 22px;display:grid;gap:20px}.sizes{display:grid;grid-template-columns:repeat(3,1fr);gap:10px}.sizes span{height:64px;border-radius:18px;background:#F3E9DA;display:grid;place-items:center;font:600 20px Unbounded}.sizes .on{background:${ink};color:#fff}.buy{position:absolute;left:18px;right:18px;bottom:34px;height:78px;border-radius:24px;background:${hot};color:#fff;display:flex;align-items:center;gap:16px;padding:0 26px}`,
    `<div style="position:relative;z-index:2">${drawStatusBar()}</div><span class="shot">${gunkanOnSlate(390, 430)}</span><div class="in">${drawGreekedLine(250, ink, 24)}${drawGreekedLines(['100%', 260], said, 12, 11)}<div class="sizes"><span class="on">2</span><span>4</span><span>6</span></div></div><div class="buy">${drawIcon('bag', 28)}${drawGreekedLine(120, '#fff', 14)}<span class="n" style="margin-left:auto">215 ₴</span></div>${swipeBarHtml}`,
  );

const otherResult = (title: number) =>
  `<div style="padding:18px 20px;display:grid;gap:12px;border-bottom:1px solid #eadfce">${drawGreekedLine(110, quiet, 8)}${drawGreekedLine(title, said, 16)}${drawGreekedLines(['96%', 210], quiet, 9, 8)}</div>`;

/** Returns the screen of a search on a phone. The shop's row stands out by its picture. */
const search = () =>
  createPhoneScene(
    storeFonts,
    `${look}body{background:#fffdf9}.find{margin:8px 16px 10px;height:58px;border-radius:99px;background:#F3E9DA;display:flex;align-items:center;gap:14px;padding:0 20px}.ours{margin:14px 12px;border-radius:26px;background:#fff;padding:16px;box-shadow:0 0 0 3px ${hot},0 20px 44px #5a1c0833}`,
    `${drawStatusBar()}<div class="find">${drawIcon('search', 24)}${drawGreekedLine(150, said, 12)}</div>${otherResult(230)}${otherResult(270)}<div class="ours"><div style="display:flex;gap:12px;align-items:center">${mark(36)}${drawGreekedLine(120, said, 10)}</div><div style="margin:16px 0">${drawGreekedLine(270, ink, 20)}</div><div style="display:flex;gap:9px">${(['gunkan', 'nigiri', 'philadelphia'] as const).map((dish) => drawRoundDish(dish, 98, '#FFE3D2')).join('')}</div></div>${otherResult(210)}${otherResult(250)}${swipeBarHtml}`,
  );

/** Paints the picture of the SEO service: a search on a phone with the shop's row, and the dish's page that the row opens. */
export const createSeoScene = (): Scene =>
  createWorldScene(
    storeFonts,
    'body{background:#3a0a02}',
    `<div>${paintRoe(1280, 800, 84, 4)}</div><div style="background:radial-gradient(60% 80% at 50% 56%,#3a0a02d9,#3a0a0273 60%,transparent)"></div>${drawPhone(search(), { left: 250, top: 78, width: 372, turn: -3 })}${drawPhone(dishPage(), { left: 668, top: 30, width: 392, turn: 3 })}${drawLayer(`<path d="M600 500C650 500 646 330 706 330" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none"/><circle cx="598" cy="500" r="10" fill="${hot}" stroke="#fff" stroke-width="4"/><circle cx="710" cy="330" r="14" fill="#fff"/><circle cx="710" cy="330" r="6" fill="${hot}"/>`)}`,
  );

const board = `<rect x="-20" y="628" width="1320" height="220" rx="26" fill="#4a2d1b"/>${repeat(4, (i) => `<path d="M-20 ${660 + i * 38}Q400 ${648 + i * 38 + (i % 3) * 12} 700 ${662 + i * 38}T1300 ${656 + i * 38}" stroke="#2a170c" stroke-opacity=".5" stroke-width="${3 + (i % 2)}" fill="none"/>`)}<path d="M-20 630H1300" stroke="#a06c44" stroke-width="3" opacity=".6"/>`;

type Ticket = readonly [
  number: number,
  state: 'new' | 'now' | 'done',
  share: number,
  dishes: readonly (readonly [DishName, number])[],
];
const tickets: readonly Ticket[] = [
  [
    217,
    'done',
    1,
    [
      ['philadelphia', 1],
      ['gunkan', 2],
      ['nigiri', 1],
    ],
  ],
  [
    218,
    'now',
    0.72,
    [
      ['eel', 2],
      ['soup', 2],
      ['tuna', 1],
    ],
  ],
  [
    219,
    'now',
    0.4,
    [
      ['bowl', 1],
      ['delta', 1],
    ],
  ],
  [
    220,
    'new',
    0.1,
    [
      ['gunkan', 4],
      ['cucumber', 2],
      ['tea', 2],
    ],
  ],
];
const tones = { done: '#5FBF7A', now: '#F2A93B', new: hot } as const;

/** Returns a ring that shows the used share of an order's time. */
const ring = (share: number, colour: string) =>
  `<svg width="46" height="46" viewBox="-23 -23 46 46"><circle r="18" fill="none" stroke="#ffffff24" stroke-width="6"/><circle r="18" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" pathLength="1" stroke-dasharray="${share} 1" transform="rotate(-90)"/></svg>`;

const ticket = ([number, state, share, dishes]: Ticket) =>
  `<div class="t"><div class="h" style="border-color:${tones[state]}"><b>${number}</b>${state === 'done' ? `<span class="ok">${drawIcon('check', 26, { width: 3 })}</span>` : ring(share, tones[state])}</div>${dishes
    .map(
      ([dish, count], index) =>
        `<div class="d">${drawRoundDish(dish, 74)}<span style="flex:1">${drawGreekedLines([index % 2 ? 62 : 76, 44], '#6b5648', 10, 9)}</span><b>×${count}</b></div>`,
    )
    .join(
      '',
    )}<div class="f" style="background:${tones[state]}${state === 'done' ? '' : '2e'}">${drawGreekedLine(state === 'done' ? 96 : 72, state === 'done' ? '#0f2415' : tones[state], 12)}</div></div>`;

/** Paints the picture of the Symfony service: the kitchen's screen with the orders, above the counter. */
export const createSymfonyScene = (): Scene =>
  createWorldScene(
    storeFonts,
    `body{font:600 20px "Golos Text";color:#FFF3E4;background:#140b06}.s{left:66px;right:66px;top:58px;bottom:auto;height:498px;border-radius:30px;background:#0d0705;padding:14px;box-shadow:0 0 0 2px #6d584a,0 44px 90px #000c}.g{height:100%;border-radius:20px;background:#20140d;padding:20px;display:grid;grid-template-columns:repeat(4,1fr);gap:16px}.t{border-radius:18px;background:#2e1f16;overflow:hidden;position:relative}.f{position:absolute;left:14px;right:14px;bottom:14px;height:54px;border-radius:14px;display:grid;place-items:center}.h{height:84px;border-top:8px solid;background:#3a281d;display:flex;align-items:center;justify-content:space-between;padding:0 18px 0 20px}.h b{font:600 31px Unbounded;letter-spacing:-.05em}.ok{width:46px;height:46px;border-radius:50%;background:#5FBF7A;color:#0f2415;display:grid;place-items:center}.d{display:flex;gap:14px;align-items:center;padding:10px 18px 0 16px}.d b{font:600 25px Unbounded;letter-spacing:-.04em}`,
    `<div style="background:radial-gradient(64% 90% at 50% 8%,#8a4a22,#3b1f10 52%,#140b06)"></div>${drawLayer(`${foodDefs}${tableDefs}<g stroke="#000" stroke-opacity=".22" stroke-width="2">${repeat(9, (i) => `<path d="M0 ${i * 76}H1280"/>`)}${repeat(18, (i) => `<path d="M${i * 76} 0V640"/>`)}</g>${board}<ellipse cx="640" cy="640" rx="700" ry="60" fill="#ffb066" opacity=".12"/>${paintNigiri('salmon', 9, { x: 150, y: 706, scale: 0.94, turn: -3 })}${paintNigiri('tuna', 10, { x: 356, y: 710, scale: 0.94, turn: 3 })}${paintGunkan(5, { x: 546, y: 690, scale: 0.9 })}${paintGunkan(9, { x: 696, y: 700, scale: 0.9 })}${paintUramaki('salmon', 3, { x: 862, y: 700, scale: 0.72 })}${paintMaki('tuna', 6, { x: 1000, y: 704, scale: 0.72 })}${paintSoy({ x: 1160, y: 704, scale: 0.92 })}`)}<div class="s"><div class="g">${tickets.map(ticket).join('')}</div></div>`,
  );

const face = (tone: string, deep: string) =>
  `<svg width="58" height="58" viewBox="0 0 58 58" style="flex:none;border-radius:50%;background:${tone}"><circle cx="29" cy="24" r="10" fill="${deep}"/><path d="M8 58a21 19 0 0 1 42 0Z" fill="${deep}"/></svg>`;

const post = () =>
  createPhoneScene(
    storeFonts,
    `${look}.by{display:flex;gap:13px;align-items:center;padding:8px 18px 14px}.ic{display:flex;gap:22px;padding:18px 20px 14px}`,
    `${drawStatusBar()}<div class="by">${mark(46)}<span style="display:grid;gap:9px">${drawGreekedLine(120, ink, 12)}${drawGreekedLine(76, said, 9)}</span></div><span style="display:block;height:430px">${paintRoe(390, 430, 62, 12)}</span><div class="ic"><span style="color:${hot}">${drawIcon('heart', 34, { filled: true })}</span>${drawIcon('chat', 34)}${drawIcon('share', 34)}</div><div style="padding:0 20px">${drawGreekedLines(['100%', '92%', 190], said, 12, 12)}</div>${swipeBarHtml}`,
  );

/** Paints the picture of the social media service: a post, questions below it, the answer, and the dish that the answer links to. */
export const createSmmScene = (): Scene =>
  createWorldScene(
    storeFonts,
    `body{font:600 20px "Golos Text";color:${ink};background:#EAD2B8}.c{inset:auto;display:flex;gap:16px;align-items:end}.b{background:#fff;border-radius:30px 30px 30px 8px;padding:24px 28px;box-shadow:0 22px 44px #6b3a1c33}.b.us{background:${hot};border-radius:30px 30px 8px 30px}.go{inset:auto;background:#fff;border-radius:34px;padding:20px 24px 20px 20px;display:flex;gap:24px;align-items:center;box-shadow:0 30px 64px #6b3a1c4d}`,
    `<div style="background:radial-gradient(80% 90% at 30% 20%,#FFF1DE,#EAD2B8 60%,#cfa980)"></div>${drawLayer(`${foodDefs}${tableDefs}<g opacity=".5" stroke="#b98d62" fill="none" stroke-width="2">${repeat(9, (i) => `<path d="M-20 ${40 + i * 96}Q420 ${20 + i * 96 + (i % 3) * 16} 720 ${44 + i * 96}T1300 ${34 + i * 96}"/>`)}</g>${paintSoy({ x: 1190, y: 96, scale: 1.25 })}${paintChopsticks(560, { x: 120, y: 748, turn: -4 })}`)}${drawPhone(post(), { left: 150, top: 34, width: 388, turn: -4 })}<div class="c" style="left:600px;top:96px">${face('#CFE0C4', '#6f9a63')}<span class="b">${drawGreekedLines([300, 210], said, 15, 15)}</span></div><div class="c" style="left:640px;top:236px">${face('#F6D2C4', '#c98668')}<span class="b">${drawGreekedLines([220], said, 15, 15)}</span></div><div class="c" style="right:90px;top:346px"><span class="b us">${drawGreekedLines([330, 330, 180], '#ffd9c9', 15, 15)}</span>${mark(58)}</div><div class="go" style="left:600px;top:560px;width:590px"><span style="width:190px;height:150px;border-radius:22px;overflow:hidden;flex:none">${gunkanOnSlate(390, 308)}</span><span style="display:grid;gap:16px;flex:1">${drawGreekedLine(190, ink, 20)}${drawGreekedLine(140, said, 13)}<span class="n" style="font:600 30px Unbounded;letter-spacing:-.045em">215 ₴</span></span><span style="width:70px;height:70px;border-radius:50%;background:${ink};color:#fff;display:grid;place-items:center;flex:none">${drawIcon('chevron', 32, { width: 2.6 })}</span></div>`,
  );
