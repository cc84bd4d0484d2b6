import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import { coatColors, paintDog } from '../../../painters/animals.ts';
import { goodsDefs, paintKibbleHeap } from '../../../painters/petGoods.ts';
import type { PaintedScreen } from '../../Store.ts';

const answers = [
  ['До 1 року', true],
  ['1–7 років', false],
  ['Після 8 років', false],
  ['Не знаю', false],
] as const;

export const drawFoodFinderScreen = (): PaintedScreen => ({
  style: `body{background:#F7C520}.bar{display:flex;align-items:center;padding:6px 16px;gap:10px;font-weight:700}.bar b{flex:1;text-align:center;font-weight:800;font-size:17px;letter-spacing:-.02em}.dots{display:grid;grid-template-columns:repeat(4,1fr);gap:6px;margin:8px 20px 0}.dots i{height:6px;border-radius:9px;background:#14301f2e}.dots .on{background:#14301F}.pup{height:330px;margin-top:4px}.sheet{position:absolute;left:0;right:0;bottom:0;background:#FFF9E8;border-radius:34px 34px 0 0;padding:22px 18px 40px}small{display:block;text-align:center;font-size:14px}h1{text-wrap:balance;font-size:27px;line-height:1.08;text-align:center;margin:4px 0 16px}.an{display:flex;align-items:center;height:60px;background:#fff;border-radius:20px;padding:0 20px;margin-bottom:9px;font-size:18px;font-weight:700;border:2.5px solid #fff}.an.on{border-color:#14301F}.an .radio{margin-left:auto}`,
  body: `${drawStatusBar('20:11')}<div class="bar"><span style="display:flex;gap:6px;align-items:center">${drawIcon('back', 22)}Назад</span><b>Підбір корму</b><span style="width:70px;text-align:right">${drawIcon('close', 22)}</span></div><div class="dots"><i class="on"></i><i class="on"></i><i></i><i></i></div><div class="pup">${createSvgElement(390, 330, `${goodsDefs}<circle cx="195" cy="190" r="190" fill="#FFD95A"/><circle cx="195" cy="200" r="138" fill="#FFE68C"/><path d="M104 330Q108 240 195 236Q282 240 286 330Z" fill="#d9bf94"/>${paintDog({ ...coatColors.cream, lit: '#fff1d8', body: '#ecd2a2', shade: '#b98f55' }, { x: 195, y: 148, scale: 1.22 }, { fur: 340, look: 'up' })}${paintKibbleHeap(390, 264, 316, 30, 12, 8)}`)}</div><div class="sheet"><small>Крок 2 з 4</small><h1>Скільки років вашому собаці?</h1>${answers
    .map(([word, on]) => `<div class="an${on ? ' on' : ''}">${word}<i class="radio${on ? ' on' : ''}"></i></div>`)
    .join('')}</div>${swipeBarHtml}`,
});
