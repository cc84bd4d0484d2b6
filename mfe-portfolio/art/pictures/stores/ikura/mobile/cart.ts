import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import type { PaintedScreen } from '../../Store.ts';
import { type DishName, drawRoundDish } from '../shop/dishes.ts';

const lines: readonly (readonly [DishName, string, string, string, string])[] = [
  ['bowl', 'Боул із лососем', '1 порція', '259 ₴', '#E8EFD8'],
  ['soup', 'Місо-суп', '1 порція', '115 ₴', '#F3E9DA'],
  ['tea', 'Зелений чай', '1 чашка', '65 ₴', '#E8EFD8'],
];

export const drawCartScreen = (): PaintedScreen => ({
  style: `.bar{display:flex;align-items:center;padding:8px 18px 14px}.bar .round{background:#fff;color:#1c1410;width:44px;height:44px}.bar .quiet{margin-left:auto}h1{font-size:26px;line-height:1.1;margin:0 18px 14px}.li{display:flex;align-items:center;gap:14px;margin:0 14px 10px;background:#fff;border-radius:24px;padding:12px 16px 12px 12px}.li h3{font:600 16px/1.2 "Golos Text";letter-spacing:0}.li .p{display:grid;justify-items:end;gap:8px;margin-left:auto}.li b{font-weight:600;font-size:17px;white-space:nowrap}.step{background:#F3E9DA;border-radius:99px;height:36px;padding:0 11px;display:flex;gap:11px;align-items:center;font-weight:600}.in{margin:0 14px;background:#fff;border-radius:22px;padding:0 16px}.in div{display:flex;gap:13px;align-items:center;height:56px;font-size:16px;white-space:nowrap}.in div+div{border-top:1px solid #f0e6d6}.in svg{color:#E5431A}.in svg+*{flex:1}.in .quiet svg{color:inherit}.sum{margin:18px 20px 0;display:grid;gap:9px;font-size:16px}.sum div{display:flex;justify-content:space-between}.action{position:absolute;left:14px;right:14px;bottom:30px;justify-content:center}`,
  body: `${drawStatusBar('13:04')}<div class="bar"><span class="round">${drawIcon('back', 22)}</span><span class="quiet">Очистити</span></div><h1>Ваше замовлення</h1>${lines
    .map(
      ([dish, name, count, price, tone]) =>
        `<div class="li">${drawRoundDish(dish, 88, tone)}<div><h3>${name}</h3><small>${count}</small></div><div class="p"><b>${price}</b><span class="step">${drawIcon('minus', 16)}1${drawIcon('plus', 16)}</span></div></div>`,
    )
    .join(
      '',
    )}<div class="in" style="margin-top:16px"><div>${drawIcon('pin', 20)}<span>Набережна, 18 · якнайшвидше</span><span class="quiet">${drawIcon('chevron', 18)}</span></div><div>${drawIcon('card', 20)}<span>Картка •• 4417</span><span class="quiet">${drawIcon('chevron', 18)}</span></div></div><div class="sum"><div><span class="quiet">Страви</span>439 ₴</div><div><span class="quiet">Доставка</span>0 ₴</div></div><div class="action">Замовити за 439 ₴</div>${swipeBarHtml}`,
});
