import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import type { PaintedScreen } from '../../Store.ts';
import { type DishName, drawRoundDish } from '../shop/dishes.ts';
import { drawTabBar, tabBarCss } from '../shop/look.ts';

const rolls: readonly (readonly [DishName, string, string, string, string])[] = [
  ['philadelphia', 'Філадельфія з лососем', '8 шт · 280 г', '289', '#FFE3D2'],
  ['delta', 'Рол «Дельта» з авокадо', '8 шт · 260 г', '245', '#E8EFD8'],
  ['tuna', 'Рол із тунцем', '8 шт · 250 г', '269', '#F6DCDD'],
  ['eel', 'Рол з вугром', '8 шт · 270 г', '319', '#F3E9DA'],
];

export const drawMenuScreen = (): PaintedScreen => ({
  style: `${tabBarCss}.bar{display:flex;align-items:center;padding:8px 18px 4px;gap:16px}.bar h1{font-size:30px}.bar .round{background:#fff;color:#1c1410;margin-left:auto;width:46px;height:46px}.sw{display:flex;gap:24px;padding:10px 18px 0;border-bottom:1px solid #eadfce;font-size:17px;color:#7d6f63}.sw span{padding-bottom:12px}.sw .on{color:#1c1410;font-weight:600;border-bottom:3px solid #E5431A}.chips{padding:14px 14px 4px;gap:8px;font-size:14px}.chips span{padding:10px 16px;display:flex;gap:7px;align-items:center}.li{display:flex;align-items:center;gap:16px;margin:10px 14px 0;background:#fff;border-radius:24px;padding:12px 16px 12px 12px;height:126px}.li h3{font:600 17px/1.2 "Golos Text";letter-spacing:0}.li .p{display:grid;justify-items:end;gap:10px;margin-left:auto}.li b{font-weight:600;font-size:18px;white-space:nowrap}.li small{display:block;margin-top:5px}`,
  body: `${drawStatusBar()}<div class="bar"><h1>Меню</h1><span class="round">${drawIcon('search', 22)}</span></div><div class="sw"><span class="on">Роли</span><span>Нігірі</span><span>Сети</span><span>Боули</span><span>Супи</span></div><div class="chips"><span>${drawIcon('check', 16)}Без сирої риби</span><span>Гостре</span></div>${rolls
    .map(
      ([dish, name, weight, price, tone]) =>
        `<div class="li">${drawRoundDish(dish, 102, tone)}<div><h3>${name}</h3><small>${weight}</small></div><div class="p"><b>${price} ₴</b><span class="round">${drawIcon('plus', 20)}</span></div></div>`,
    )
    .join('')}${drawTabBar(1)}${swipeBarHtml}`,
});
