import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import { bottleDefs, paintPlinth, paintTube, paintWindowLight } from '../../../painters/bottles.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawTabBar, tabBarCss } from '../shop/look.ts';
import { drawProductTile, type ProductName, products } from '../shop/products.ts';

const fresh: readonly ProductName[] = ['tonic', 'shield'];

export const drawHomeScreen = (): PaintedScreen => ({
  style: `${tabBarCss}.bar{position:relative;display:flex;align-items:center;padding:2px 18px}.hero{position:absolute;left:0;right:0;top:0;height:448px;background:linear-gradient(165deg,#fbe4e9,#eec0cd 60%,#dda2b6)}.status{position:relative}h1{position:absolute;left:18px;top:104px;font-size:37px;line-height:1.03;width:230px;font-weight:500}.f{position:absolute;left:14px;right:14px;top:422px;height:56px;background:#fff;border-radius:99px;display:flex;gap:12px;align-items:center;padding:0 20px;color:#7d5a69;font-size:16px;box-shadow:0 14px 30px #9c376322}.g{position:absolute;left:14px;right:14px;top:498px}.g h2{font-size:22px;margin:0 4px 10px}.g div{display:grid;grid-template-columns:1fr 1fr;gap:10px}.card{display:block!important;padding:8px 8px 12px;border-radius:8px}.card b{display:block;font-size:15px;line-height:1.2;margin:8px 4px 1px}.card small{font-size:13px;margin:0 4px;display:block}`,
  body: `<div class="hero">${createSvgElement(390, 448, `${bottleDefs}${paintWindowLight(390, 448, 0.3)}<ellipse cx="260" cy="420" rx="330" ry="60" fill="#fff" opacity=".34"/>${paintPlinth(172, 90, '#f8dfe5', '#d99bb0', { x: 292, y: 348 })}${paintTube({ tint: '#fdf3f5', deep: '#d9aebd', line: 'recovery mask' }, { x: 292, y: 352, scale: 0.7 })}`)}</div>${drawStatusBar('11:15')}<div class="bar"><span class="logo">bmed</span><span class="push" style="display:flex;gap:18px">${drawIcon('globe', 23)}${drawIcon('bag', 23)}</span></div><h1>Косметологія для 19+ країн</h1><div class="f">${drawIcon('search', 21)}Назва або артикул</div><div class="g"><h2>Новинки ліній</h2><div>${fresh
    .map(
      (name) =>
        `<span class="card">${drawProductTile(name, '100%', 112, 6)}<b>${products[name].name}</b><small>${products[name].size}</small><small style="color:#9C3763">ціна після входу</small></span>`,
    )
    .join('')}</div></div>${drawTabBar(0)}${swipeBarHtml}`,
});
