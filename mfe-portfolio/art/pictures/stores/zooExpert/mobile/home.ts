import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import { coatColors, paintCat } from '../../../painters/animals.ts';
import { goodsDefs, paintKibbleHeap } from '../../../painters/petGoods.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawProductTile } from '../shop/goods.ts';
import { departmentSigns, drawTabBar, tabBarCss } from '../shop/look.ts';

const departments = [
  ['dogs', 'Собаки'],
  ['cats', 'Коти'],
  ['rodents', 'Гризуни'],
  ['pharmacy', 'Ветаптека'],
] as const;

export const drawHomeScreen = (): PaintedScreen => ({
  style: `${tabBarCss}.up{background:#1E4D3A;color:#fff;padding-bottom:16px;border-radius:0 0 28px 28px}.bar{display:flex;align-items:center;padding:4px 18px 12px}.bar .push{display:flex;gap:16px}.find{margin:0 16px;height:50px}.hero{margin:14px 14px 0;height:238px;border-radius:28px;background:#F7C520;overflow:hidden;position:relative}.hero>svg{position:absolute;inset:0}.hero h1{position:absolute;left:20px;top:20px;font-size:29px;line-height:1.03}.k{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;margin:12px 14px}.k span{background:#fff;border-radius:20px;height:96px;display:grid;justify-items:center;align-content:center;gap:3px;font-size:13px;font-weight:700}.k svg{width:54px;height:54px}.again{margin:0 14px;background:#fff;border-radius:26px;padding:16px}.again h2{font-size:18px}.again .row{gap:8px;margin-top:12px}.again .go{margin-left:auto;height:52px;padding:0 20px;font-size:16px}.near{margin:12px 14px 0;display:flex;gap:11px;align-items:center;background:#FFF3C4;border-radius:20px;height:56px;padding:0 16px;font-size:14px}`,
  body: `<div class="up">${drawStatusBar('10:24')}<div class="bar"><span class="logo">zoo<em>·</em>expert</span><span class="push">${drawIcon('heart', 24)}${drawIcon('bell', 24)}</span></div><div class="find">${drawIcon('search', 20)}Що шукаємо?</div></div><div class="hero">${createSvgElement(362, 238, `${goodsDefs}<circle cx="262" cy="166" r="150" fill="#FFD95A"/><circle cx="262" cy="172" r="104" fill="#FFE68C"/><path d="M160 238Q164 188 262 184Q360 188 364 238Z" fill="#d87f2e"/>${paintCat(coatColors.ginger, { x: 258, y: 140, scale: 1.02 }, { fur: 300 })}${paintKibbleHeap(210, 212, 240, 14, 10, 3)}`)}<h1>Хвіст<br>знає, де<br>смачніше</h1></div><div class="k">${departments
    .map(([sign, word]) => `<span>${departmentSigns[sign]}${word}</span>`)
    .join(
      '',
    )}</div><div class="again"><h2>Повторити минуле замовлення</h2><div class="row">${drawProductTile('catSalmon', 62, 62, '#E2EEF5', 16)}${drawProductTile('litter', 62, 62, '#F4EBDC', 16)}${drawProductTile('ball', 62, 62, '#FCE4E0', 16)}<span class="go">1 240 ₴</span></div></div><div class="near">${drawIcon('pin', 20)}<span>Найближча локація: вул. Набережна, 12</span></div>${drawTabBar(0)}${swipeBarHtml}`,
});
