import { drawIcon } from '../../../draw/icon.ts';
import { paintRoe } from '../../../painters/roe.ts';
import type { PaintedScreen } from '../../Store.ts';
import { type DishName, dishPictures } from '../shop/dishes.ts';
import { drawTopBar } from '../shop/look.ts';

const popular: readonly (readonly [DishName, string, string, string, string, tag?: string])[] = [
  ['philadelphia', '#F3E9DA', 'Філадельфія з лососем', '8 шт · 280 г', '289', 'Хіт'],
  ['gunkan', '#FFE3D2', 'Гункан з ікрою', '2 шт · 90 г', '215', 'Нове'],
  ['nigiri', '#F3E9DA', 'Нігірі з лососем', '2 шт · 70 г', '139'],
  ['delta', '#E8EFD8', 'Рол «Дельта» з авокадо', '8 шт · 260 г', '245'],
];

export const drawHomeScreen = (): PaintedScreen => ({
  style: `.hero{height:372px;border-radius:32px;position:relative;overflow:hidden;color:#fff}.hero>svg{position:absolute;inset:0}.hero::after{content:"";position:absolute;inset:0;background:linear-gradient(90deg,rgb(58 8 2/.9) 8%,rgb(74 10 2/.62) 42%,transparent 74%)}.hero div{position:absolute;z-index:2;left:48px;top:46px;width:640px}.hero h1{font-size:50px;line-height:1.08}.hero p{margin:20px 0 28px;font-size:19px;max-width:400px;color:#ffe8db}.hero .cta{display:inline-flex;height:54px;align-items:center;padding:0 28px;border-radius:16px;background:#fff;color:#1c1410;font-weight:600;font-size:16px}.chips{margin:22px 0 16px}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:18px}.shot{height:190px}.card h3{font:600 16px "Golos Text";letter-spacing:0;margin:12px 4px 1px}.card small{margin:0 4px}.card .row{margin:10px 4px 2px;justify-content:space-between}.card b{font-size:20px;font-weight:600}`,
  body: `${drawTopBar('Меню')}<div class="page"><div class="hero">${paintRoe(1200, 372, 46, 8)}<div><h1>Ікра, що лопається від&nbsp;свіжості</h1><p>Готуємо після замовлення. Теплий рис, холодна риба.</p><span class="cta">Обрати роли</span></div></div><div class="chips"><span class="on">Популярне</span><span>Роли</span><span>Нігірі</span><span>Гункани</span><span>Боули</span><span>Супи</span><span>Десерти</span><span>Напої</span></div><div class="g">${popular
    .map(
      ([dish, tone, name, weight, price, tag]) =>
        `<div class="card"><span class="shot" style="background:${tone}">${dishPictures[dish]()}</span>${tag ? `<span class="tag">${tag}</span>` : ''}<h3>${name}</h3><small>${weight}</small><div class="row"><b>${price} ₴</b><span class="round">${drawIcon('plus', 20)}</span></div></div>`,
    )
    .join('')}</div></div>`,
});
