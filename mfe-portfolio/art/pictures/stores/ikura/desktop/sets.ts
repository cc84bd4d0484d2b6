import { drawIcon } from '../../../draw/icon.ts';
import type { PaintedScreen } from '../../Store.ts';
import { paintSetInBox } from '../shop/dishes.ts';
import { drawTopBar } from '../shop/look.ts';

const sets = [
  ['two', 'Сет «На двох»', '16 шт · 560 г', '529', '#F3E9DA'],
  ['cooked', 'Сет «Без сирої риби»', '20 шт · 640 г', '579', '#E8EFD8'],
  ['quay', 'Сет «Набережна»', '24 шт · 780 г', '749', '#FFE3D2'],
  ['nigiri', 'Сет «Нігірі»', '12 шт · 420 г', '799', '#FFE3D2'],
  ['evening', 'Сет «Вечірній»', '32 шт · 1 040 г', '989', '#F3E9DA'],
  ['circle', 'Сет «Велике коло»', '48 шт · 1 560 г', '1 449', '#E8EFD8'],
] as const;

export const drawSetsMenuScreen = (): PaintedScreen => ({
  style: `.head{display:flex;align-items:end;margin:4px 0 20px}.head h1{font-size:44px;line-height:1}.head .chips{margin-left:36px}.sort{margin-left:auto;display:flex;gap:8px;align-items:center;height:44px}.chips span{padding:11px 18px}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:18px}.card{padding:12px}.shot{height:270px}.card .row{padding:12px 6px 4px;gap:14px}.card h3{font:600 17px "Golos Text";letter-spacing:0}.card b{font-size:20px;font-weight:600;white-space:nowrap}.add{background:#1c1410;color:#fff;border-radius:14px;height:44px;padding:0 16px;display:flex;align-items:center;gap:8px;font-weight:600;font-size:14px}`,
  body: `${drawTopBar('Сети')}<div class="page"><div class="head"><h1>Сети</h1><div class="chips"><span>Для двох</span><span>Для компанії</span><span>Без сирої риби</span><span>Гостре</span></div><span class="sort">Спершу менші ${drawIcon('down', 18)}</span></div><div class="g">${sets
    .map(
      ([key, name, weight, price, tone]) =>
        `<div class="card"><span class="shot" style="background:${tone}">${paintSetInBox(key)}</span><div class="row"><div><h3>${name}</h3><small>${weight}</small></div><b class="push">${price} ₴</b><span class="add">Додати</span></div></div>`,
    )
    .join('')}</div></div>`,
});
