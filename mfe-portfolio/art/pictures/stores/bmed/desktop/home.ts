import { drawIcon } from '../../../draw/icon.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import {
  bottleDefs,
  paintDropper,
  paintJar,
  paintPlinth,
  paintTube,
  paintWindowLight,
} from '../../../painters/bottles.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawTopBar } from '../shop/look.ts';
import { drawProductTile, type ProductName, products } from '../shop/products.ts';

const shown: readonly ProductName[] = ['gel', 'lifting', 'peptide', 'mask'];

export const drawHomeScreen = (): PaintedScreen => ({
  style: `.h{display:grid;grid-template-columns:1fr 1.25fr;height:438px;border-radius:4px;overflow:hidden;background:#fff}.l{padding:54px 48px 46px;display:flex;flex-direction:column}.l h1{font-size:54px;line-height:1.04}.l p{margin-top:20px;font-size:18px;color:#7d5a69;max-width:340px}.l .go{margin-top:auto;align-self:flex-start}.st{background:linear-gradient(160deg,#f9dfe5,#ecbecb 60%,#dda2b6)}.m{display:flex;justify-content:space-between;margin:20px 0;padding:16px 0;border-block:1px solid #d9c3ca;font-size:15px}.m span{display:flex;gap:9px;align-items:center}.m svg{color:#9C3763}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:20px}.card{padding:14px 14px 16px}.card h3{font-size:17px;font-weight:600;letter-spacing:-.01em;margin-top:11px}.card .row small{color:#9C3763}`,
  body: `${drawTopBar()}<div class="page"><div class="h"><div class="l"><h1>Косметологія для 19+ країн</h1><p>Міжнародний дистриб’ютор професійної косметики.</p><span class="go">Переглянути каталог</span></div><div class="st">${createSvgElement(
    660,
    438,
    `${bottleDefs}${paintWindowLight(660, 438, 0.3)}<ellipse cx="330" cy="400" rx="430" ry="74" fill="#fff" opacity=".34"/>${paintPlinth(210, 84, '#f8dfe5', '#d99bb0', { x: 206, y: 336 })}${paintPlinth(280, 44, '#f8dfe5', '#d99bb0', { x: 456, y: 376 })}${paintDropper({ tint: '#f6b99a', deep: '#c9683f', line: 'peptide serum' }, { x: 206, y: 340, scale: 0.94 })}${paintTube({ tint: '#fdf3f5', deep: '#d9aebd', line: 'recovery mask' }, { x: 404, y: 380, scale: 1 })}${paintJar({ tint: '#fffaf5', deep: '#e0bcaa', line: 'lifting cream' }, { x: 530, y: 382, scale: 0.82 })}`,
  )}</div></div><div class="m"><span>${drawIcon('file', 20)}Документи до кожного препарату</span><span>${drawIcon('calendar', 20)}Навчання для лікарів</span><span>${drawIcon('receipt', 20)}Рахунок мовою вашої країни</span><span>${drawIcon('lock', 20)}Ціна після входу</span></div><div class="g">${shown
    .map(
      (name) =>
        `<div class="card">${drawProductTile(name, '100%', 176)}<h3>${products[name].name}</h3><div class="row"><small style="color:#7d5a69">${products[name].size}</small><small class="push">ціна після входу</small></div></div>`,
    )
    .join('')}</div></div>`,
});
