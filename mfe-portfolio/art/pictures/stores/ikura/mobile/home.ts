import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import { paintRoe } from '../../../painters/roe.ts';
import type { PaintedScreen } from '../../Store.ts';
import { type DishName, dishPictures } from '../shop/dishes.ts';

const shown: readonly (readonly [DishName, string, string, string, string, string])[] = [
  ['philadelphia', 'Філадельфія з лососем', '8 шт · 280 г', '289', '#F3E9DA', 'Хіт'],
  ['gunkan', 'Гункан з ікрою', '2 шт · 90 г', '215', '#FFE3D2', 'Нове'],
];

export const drawHomeScreen = (): PaintedScreen => ({
  style: `.bar{display:flex;align-items:center;justify-content:space-between;padding:6px 18px 10px}.a{font-size:14px;background:#fff;border-radius:99px;height:40px;padding:0 14px;display:flex;gap:7px;align-items:center}.a svg{color:#E5431A}.hero{margin:0 14px;height:234px;border-radius:28px;overflow:hidden;position:relative;color:#fff}.hero>svg{position:absolute;inset:0}.hero::after{content:"";position:absolute;inset:0;background:linear-gradient(0deg,rgb(58 8 2/.92) 6%,rgb(74 10 2/.45) 50%,transparent 82%)}.hero h1{position:absolute;z-index:2;left:20px;right:20px;bottom:20px;font-size:26px;line-height:1.12}.chips{margin:16px 14px 14px;gap:8px;font-size:14px}.chips span{padding:10px 16px}.g{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin:0 14px}.card{border-radius:22px;padding:9px}.shot{height:132px}.card h3{font:600 15px/1.2 "Golos Text";letter-spacing:0;margin:10px 4px 3px;min-height:36px}.card small{margin:0 4px}.card .row{margin:10px 4px 3px;justify-content:space-between}.card b{font-size:18px;font-weight:600}.tag{left:16px;top:16px}.dock{position:absolute;z-index:5;left:14px;right:14px;bottom:28px;height:64px;border-radius:22px;background:#1c1410;color:#fff;display:flex;align-items:center;justify-content:space-between;padding:0 22px;font-weight:600;font-size:17px;box-shadow:0 18px 34px #1c141059}.next{margin:18px 18px 10px;font-size:19px}.soon{margin:0 14px;height:160px;border-radius:22px 22px 0 0;background:#E8EFD8;overflow:hidden}`,
  body: `${drawStatusBar()}<div class="bar"><span class="logo">ікура</span><span class="a">${drawIcon('pin', 17)}Набережна, 18</span></div><div class="hero">${paintRoe(362, 234, 38, 3)}<h1>Ікра, що лопається від&nbsp;свіжості</h1></div><div class="chips"><span class="on">Популярне</span><span>Роли</span><span>Нігірі</span><span>Гункани</span></div><div class="g">${shown
    .map(
      ([dish, name, weight, price, tone, tag]) =>
        `<div class="card"><span class="shot" style="background:${tone}">${dishPictures[dish]()}</span><span class="tag">${tag}</span><h3>${name}</h3><small>${weight}</small><div class="row"><b>${price} ₴</b><span class="round">${drawIcon('plus', 20)}</span></div></div>`,
    )
    .join(
      '',
    )}</div><h2 class="next">Сети на вечір</h2><div class="soon">${dishPictures.delta()}</div><div class="dock"><span>Кошик · 3</span><span>643 ₴</span></div>${swipeBarHtml}`,
});
