import type { Scene } from 'studio/painting';
import { drawGreekedLine, drawGreekedLines } from '../../draw/greeked.ts';
import { drawIcon } from '../../draw/icon.ts';
import { paintGameArt } from '../../painters/games/gameArt.ts';
import { computeEllipseFlow } from '../../painters/potentialFlow.ts';
import { drawGameCover, drawKeyCode, storeFonts } from '../../stores/key4gg/shop/look.ts';
import { createWorldScene, drawLayer } from './worldScene.ts';

const night = '#0d0a1c';
const said = '#6558a6';
const quiet = '#463c78';
const look = `body{font:600 20px "Inter Tight";color:#EDEBFF;background:${night}}.logo{font:700 22px Unbounded;letter-spacing:-.045em}.logo em,.lime{font-style:normal;color:#C8FF3D}.art{display:block;overflow:hidden;position:relative;flex:none}.art::after{content:"";position:absolute;inset:0;border-radius:inherit;box-shadow:inset 0 0 0 1px #ffffff1f}`;

/** Returns another site's search result: an address, a title, two lines. */
const other = (title: number, last: number) =>
  `<div class="res">${drawGreekedLines([150], quiet, 9)}<div style="margin:13px 0 14px">${drawGreekedLine(title, said, 19)}</div>${drawGreekedLines(['94%', last], quiet, 10, 9)}</div>`;

/** Paints the picture of the SEO service: search results with the shop's row, and its page. The picture states no rank. */
export const createSeoScene = (): Scene =>
  createWorldScene(
    storeFonts,
    `${look}.list{left:70px;right:auto;top:-64px;bottom:auto;width:520px;display:grid;gap:20px;transform:perspective(1900px) rotateY(13deg);transform-origin:0 50%}.res{background:#1b1537e6;border-radius:22px;padding:24px 28px 26px;box-shadow:inset 0 0 0 1px #ffffff14}.ours{position:relative;background:#2c2262;padding:24px;margin:2px -44px 2px -8px;display:flex;gap:22px;align-items:center;border-radius:26px;box-shadow:inset 0 0 0 3px #C8FF3D,0 34px 70px #05030fcc,0 0 70px #C8FF3D2e}.page{left:640px;right:auto;top:92px;bottom:auto;width:700px;height:640px;border-radius:26px;overflow:hidden;background:#120d26;box-shadow:inset 0 0 0 1px #ffffff24,0 60px 120px #05030fd9;transform:perspective(1900px) rotateY(-9deg);transform-origin:100% 50%}.bar{height:58px;display:flex;align-items:center;gap:9px;padding:0 24px;background:#1b1537}.bar b{width:12px;height:12px;border-radius:50%;background:#46397c}.bar span.ad{margin-left:18px;height:30px;border-radius:99px;background:#0d0a1c;flex:1;display:flex;align-items:center;padding:0 16px;gap:10px}.in{padding:26px 30px;display:grid;gap:22px}.buy{background:#C8FF3D;color:#10140a;height:74px;border-radius:20px;display:flex;align-items:center;gap:16px;padding:0 30px;font:700 25px Unbounded;letter-spacing:-.04em}`,
    `<div style="background:radial-gradient(76% 92% at 70% 34%,#7b52ff,#2a1478 54%,${night})"></div>${drawLayer(computeEllipseFlow({ width: 1280, height: 800, x: 900, y: 400, a: 560, b: 390, step: 18, stroke: '#CDBDFF' }))}<div style="background:linear-gradient(90deg,${night}f2 6%,${night}a6 42%,transparent 70%)"></div><div class="list">${other(330, 260)}${other(270, 340)}<div class="res ours">${drawGameCover('rings', '', 128, 128, 18)}<div><div class="row" style="display:flex;gap:12px;align-items:center"><span class="logo">key<em>4</em>gg</span>${drawGreekedLine(96, '#6a5bb4', 10)}</div><div style="margin:15px 0 14px">${drawGreekedLine(256, '#EDEBFF', 20)}</div>${drawGreekedLines([284, 210], '#8f80d6', 10, 9)}</div></div>${other(360, 300)}${other(290, 240)}</div><div class="page"><div class="bar"><b></b><b></b><b></b><span class="ad">${drawIcon('lock', 15)}${drawGreekedLine(170, quiet, 9)}</span></div><div class="in"><span class="art" style="height:316px;border-radius:18px">${paintGameArt('rings', 640, 316)}</span><div style="display:flex;gap:20px;align-items:end"><div style="display:grid;gap:15px;flex:1">${drawGreekedLine(330, '#EDEBFF', 28)}${drawGreekedLines([380, 290], said, 12, 11)}</div></div><div style="display:flex;gap:16px"><span class="buy" style="width:330px">${drawIcon('key', 30)}${drawGreekedLine(118, '#10140a', 15)}<span style="margin-left:auto">449 ₴</span></span><span style="width:74px;height:74px;border-radius:20px;background:#241E44;display:grid;place-items:center">${drawIcon('heart', 30)}</span></div></div></div>${drawLayer(`<path d="M582 334C648 334 640 300 700 300" stroke="#C8FF3D" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="582" cy="334" r="9" fill="#C8FF3D"/><circle cx="706" cy="300" r="15" fill="#C8FF3D"/><circle cx="706" cy="300" r="6" fill="${night}"/>`)}`,
  );

/** Jobs that queue along the valley to the gate. Each has a game, x of its left edge, y of its centre, and side length, in px. */
const queue = [
  ['saltWind', 64, 604, 196],
  ['ice', 300, 606, 162],
  ['honeycomb', 496, 602, 132],
  ['neon', 660, 594, 104],
  ['northern', 796, 582, 78],
] as const;

/** Paints the picture of the Laravel service: jobs queue before the gate; a job behind the gate brings the key. */
export const createLaravelScene = (): Scene =>
  createWorldScene(
    storeFonts,
    `${look}.job{inset:auto;border-radius:16%;overflow:hidden;box-shadow:0 26px 44px #05030fb3,0 0 0 2px #ffffff3d}.key{left:92px;right:auto;top:96px;bottom:auto;width:640px;border-radius:30px;background:#17132bf2;padding:26px;display:flex;gap:26px;align-items:center;box-shadow:inset 0 0 0 1px #ffffff24,0 44px 90px #05030fcc}.key code{display:block;font:600 29px/1 "Inter Tight";color:#fff;border:2px dashed #6C5BB8;border-radius:16px;padding:17px 18px;background:${night};white-space:nowrap}.ok{left:696px;right:auto;top:170px;bottom:auto;width:72px;height:72px;border-radius:50%;background:#C8FF3D;color:#10140a;display:grid;place-items:center;box-shadow:0 0 0 12px #C8FF3D26,0 0 70px #C8FF3D66}`,
    `${paintGameArt('lastGate', 1280, 800)}<div style="background:linear-gradient(180deg,${night}8c,transparent 46%,transparent 70%,${night}80)"></div>${drawLayer(`<path d="M-20 600C260 612 640 610 936 566" stroke="#C8FF3D" stroke-width="4" stroke-dasharray="3 15" stroke-linecap="round" fill="none" opacity=".9"/><path d="M936 470C936 330 900 214 770 206" stroke="#C8FF3D" stroke-width="5" stroke-linecap="round" fill="none"/>`)}${queue
      .map(
        ([name, x, y, side]) =>
          `<span class="job" style="left:${x}px;top:${y - side / 2}px;width:${side}px;height:${side}px">${paintGameArt(name, 160, 160)}</span>`,
      )
      .join(
        '',
      )}<div class="key">${drawGameCover('rings', '', 118, 118, 20)}<div style="display:grid;gap:18px;flex:1">${drawGreekedLine(210, '#EDEBFF', 18)}<code>${drawKeyCode('RNGS-5H2Q-7TX9-EX07', 20)}</code></div></div><div class="ok">${drawIcon('check', 40, { width: 3 })}</div>`,
  );
