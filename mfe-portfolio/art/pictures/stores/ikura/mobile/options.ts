import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import { foodDefs } from '../../../painters/sushi.ts';
import { paintChopsticks, paintPoke, tableDefs } from '../../../painters/tableware.ts';
import type { PaintedScreen } from '../../Store.ts';

const group = (title: string, options: readonly (readonly [string, string, boolean])[]) =>
  `<h2>${title}</h2><div class="gr">${options
    .map(
      ([name, more, on]) =>
        `<div class="op${on ? ' on' : ''}"><i></i>${name}<span class="push${more ? '' : ' quiet'}">${more || 'у складі'}</span></div>`,
    )
    .join('')}</div>`;

export const drawOptionsScreen = (): PaintedScreen => ({
  style: `.shot{position:absolute;left:0;right:0;top:0;height:300px;border-radius:0 0 34px 34px;background:linear-gradient(160deg,#F1E4CF,#E4D0B2)}.status{position:relative}.back{position:absolute;left:16px;top:52px;background:#fff;color:#1c1410;width:46px;height:46px}.t{margin:272px 18px 0;display:flex;align-items:end;gap:10px}.t h1{font-size:25px;line-height:1.1}.t small{margin-left:auto;font-size:15px;white-space:nowrap}p{margin:10px 18px 0;font-size:15px}h2{font-size:17px;margin:18px 18px 8px}.gr{margin:0 14px;background:#fff;border-radius:20px;padding:2px 16px}.op{display:flex;align-items:center;gap:12px;height:50px;font-size:16px}.op+.op{border-top:1px solid #f0e6d6}.op i{width:22px;height:22px;border-radius:50%;border:2px solid #d8c9b2}.op.on i{border:7px solid #E5431A}.op.on{font-weight:600}.buy{position:absolute;left:14px;right:14px;bottom:30px;display:flex;gap:10px}.step{height:62px;border-radius:18px;background:#fff;display:flex;align-items:center;gap:14px;padding:0 16px;font:600 18px "Golos Text"}.buy .action{flex:1;justify-content:center;padding:0 10px;white-space:nowrap}`,
  body: `<div class="shot">${createSvgElement(390, 300, `${foodDefs}${tableDefs}${paintChopsticks(300, { x: 250, y: 250, turn: -62 })}${paintPoke(7, { x: 178, y: 168, scale: 0.84 })}`)}</div>${drawStatusBar('13:02')}<span class="round back">${drawIcon('back', 22)}</span><div class="t"><h1>Боул із&nbsp;лососем</h1><small>340 г · 259 ₴</small></div><p class="quiet">Лосось, авокадо, огірок, едамаме, кунжут. Рис теплий, риба холодна.</p>${group(
    'Основа',
    [
      ['Рис', '', false],
      ['Кіноа', '+20 ₴', true],
    ],
  )}${group('Соус', [
    ['Соєвий', '', false],
    ['Горіховий', '+15 ₴', true],
  ])}<div class="buy"><span class="step">${drawIcon('minus', 20)}1${drawIcon('plus', 20)}</span><span class="action">Додати за 294 ₴</span></div>${swipeBarHtml}`,
});
