import { drawIcon, type IconName } from '../../../draw/icon.ts';
import { phoneCss } from '../../../draw/phoneScreen.ts';

export const storeFonts = ['Unbounded', 'Golos Text'];

/** Ikura's style: cream paper, ink, one hot red, wide rounded headings over a quiet text typeface. */
export const storeCss = `${phoneCss}
body{font:500 15px/1.4 "Golos Text";color:#1c1410;background:#FBF6EE}
h1,h2,h3,.logo,.big{font-family:Unbounded;letter-spacing:-.045em;font-weight:600}
.logo{font-weight:700;color:#E5431A;font-size:23px;letter-spacing:-.04em}
small{font-size:13px;color:#7d6f63}.quiet{color:#7d6f63}.hot{color:#E5431A}
.top{display:flex;align-items:center;gap:30px;height:76px;padding:0 40px}.top nav{display:flex;gap:26px}.top nav .on{color:#E5431A}
.addr{margin-left:auto;background:#fff;border-radius:14px;height:44px;padding:0 16px;display:flex;gap:9px;align-items:center;font-size:14px}.addr svg{color:#E5431A}
.basket{background:#1c1410;color:#fff;border-radius:14px;height:44px;padding:0 18px;display:flex;gap:10px;align-items:center}
.face{width:44px;height:44px;border-radius:50%;background:#FFE3D2;color:#E5431A;display:grid;place-items:center;font:600 16px Unbounded}
.page{margin:0 40px}.card{background:#fff;border-radius:24px;padding:14px;position:relative}
.shot{border-radius:16px;overflow:hidden;background:#F3E9DA;display:block}
.tag{position:absolute;left:24px;top:24px;background:#1c1410;color:#fff;border-radius:9px;padding:4px 10px;font-size:12px}
.chips{display:flex;gap:10px}.chips span{background:#fff;border-radius:99px;padding:11px 20px;white-space:nowrap}.chips .on{background:#E5431A;color:#fff}
.round{width:40px;height:40px;border-radius:50%;background:#1c1410;color:#fff;display:grid;place-items:center;flex:none}
.row{display:flex;align-items:center}.push{margin-left:auto}
.action{background:#E5431A;color:#fff;border-radius:18px;height:62px;padding:0 26px;font-weight:600;font-size:17px;display:flex;align-items:center;justify-content:space-between}
.line{border-top:1px solid #eadfce}`;

export const drawTopBar = (current = '', basket = '3 · 643 ₴'): string =>
  `<header class="top"><span class="logo">ікура</span><nav>${['Меню', 'Сети', 'Акції', 'Доставка']
    .map((word) => `<span${word === current ? ' class="on"' : ''}>${word}</span>`)
    .join(
      '',
    )}</nav><span class="addr">${drawIcon('pin', 18)}вул. Набережна, 18</span><span class="basket">${drawIcon('bag')}${basket}</span><span class="face">І</span></header>`;

export const drawTabBar = (current: number): string =>
  `<div class="tabs">${(
    [
      ['home', 'Головна'],
      ['grid', 'Меню'],
      ['bag', 'Кошик'],
      ['user', 'Кабінет'],
    ] as const satisfies readonly (readonly [IconName, string])[]
  )
    .map(([name, word], index) => `<span${index === current ? ' class="on"' : ''}>${drawIcon(name, 23)}${word}</span>`)
    .join('')}</div>`;

export const tabBarCss =
  '.tabs{position:absolute;left:0;right:0;bottom:0;height:82px;padding:10px 14px 24px;background:#fffaf3;border-top:1px solid #eadfce;display:grid;grid-template-columns:repeat(4,1fr);font-size:11px;color:#7d6f63}.tabs span{display:grid;justify-items:center;gap:3px}.tabs .on{color:#E5431A}';
