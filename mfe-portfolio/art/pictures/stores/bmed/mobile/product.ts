import { drawIcon, type IconName } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import { bottleDefs, paintJar, paintPlinth, paintWindowLight } from '../../../painters/bottles.ts';
import type { PaintedScreen } from '../../Store.ts';

const parts: readonly (readonly [IconName, string])[] = [
  ['grid', 'Склад'],
  ['check', 'Протокол'],
  ['file', 'Документи · 2'],
];

export const drawProductScreen = (): PaintedScreen => ({
  style: `.pic{position:absolute;left:0;right:0;top:0;height:404px;background:linear-gradient(165deg,#fdf6ea,#f6e3c6)}.status{position:relative}.rd{position:absolute;top:54px;width:46px;height:46px;border-radius:50%;background:#fff;display:grid;place-items:center}.in{position:absolute;left:18px;right:18px;top:424px}h1{font-size:38px;line-height:1.05;margin:0 0 4px}.cost{display:flex;align-items:end;margin:14px 0 14px}.cost b{font-weight:500;font-size:32px;line-height:1.1;letter-spacing:-.04em;margin-left:auto}.ac{display:flex;gap:13px;align-items:center;height:56px;border-top:1px solid #e4d0d7;font-size:17px}.ac svg{color:#9C3763}.buy{position:absolute;left:14px;right:14px;bottom:32px;display:flex;gap:10px}.buy .go{flex:1;height:62px;font-size:17px}.step{height:62px;border-radius:99px;background:#fff;display:flex;gap:15px;align-items:center;padding:0 18px;font-weight:600;font-size:18px}`,
  body: `<div class="pic">${createSvgElement(390, 404, `${bottleDefs}${paintWindowLight(390, 404, 0.42)}<ellipse cx="195" cy="380" rx="300" ry="56" fill="#fff" opacity=".5"/>${paintPlinth(270, 60, '#fdf3e2', '#dcbb8c', { x: 195, y: 316 })}${paintJar({ tint: '#fffaf2', deep: '#dfbd96', line: 'lifting cream' }, { x: 195, y: 322, scale: 1.18 })}`)}</div>${drawStatusBar('11:20')}<span class="rd" style="left:16px">${drawIcon('back', 22)}</span><span class="rd" style="right:16px">${drawIcon('heart', 22)}</span><div class="in"><h1>Крем ліфтинг</h1><span class="quiet">50 мл · артикул BM-3050</span><div class="cost"><span class="quiet">Ваша ціна</span><b>42,00 €</b></div>${parts
    .map(
      ([name, word]) =>
        `<div class="ac">${drawIcon(name, 21)}${word}<span class="push quiet">${drawIcon('down', 20)}</span></div>`,
    )
    .join(
      '',
    )}</div><div class="buy"><span class="step">${drawIcon('minus', 18)}2${drawIcon('plus', 18)}</span><span class="go">До кошика</span></div>${swipeBarHtml}`,
});
