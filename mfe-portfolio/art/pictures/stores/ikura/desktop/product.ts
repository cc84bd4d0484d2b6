import { drawIcon } from '../../../draw/icon.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import { foodDefs, paintGunkan } from '../../../painters/sushi.ts';
import { paintChopsticks, paintSlate, paintSoy, paintWasabi, tableDefs } from '../../../painters/tableware.ts';
import type { PaintedScreen } from '../../Store.ts';
import { type DishName, drawRoundDish } from '../shop/dishes.ts';
import { drawTopBar } from '../shop/look.ts';

const extras: readonly (readonly [DishName, string, string, string])[] = [
  ['ginger', 'Імбир', '30 г', '25'],
  ['wasabi', 'Васабі', '10 г', '20'],
  ['soup', 'Місо-суп', '300 мл', '115'],
];

export const drawProductScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:1.2fr 1fr;gap:20px}.big{background:linear-gradient(160deg,#FFE9DB,#FFD2B8);border-radius:32px;height:610px;overflow:hidden;position:relative}.like{position:absolute;right:24px;top:24px;width:52px;height:52px;border-radius:50%;background:#fff;color:#E5431A;display:grid;place-items:center}.d{background:#fff;border-radius:32px;padding:38px 40px 34px;display:flex;flex-direction:column}.d h1{font-size:42px;line-height:1.05}.d p{margin-top:16px;font-size:17px;color:#5f5249}.o{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin-top:24px}.o span{border-radius:16px;background:#F3E9DA;padding:12px 18px;display:grid}.o b{font-weight:600;font-size:17px}.o .on{background:#1c1410;color:#fff}.o .on small{color:#cdbfb2}.n{display:grid;grid-template-columns:repeat(4,1fr);margin-top:26px;padding-top:18px;font-size:13px;color:#7d6f63}.n b{display:block;font:600 19px Unbounded;color:#1c1410;letter-spacing:-.04em}.all{margin-top:18px;font-size:14px}.action{margin-top:auto}.nb{display:flex;gap:10px;align-items:center;margin-top:26px}.nb>svg{color:#E5431A}.st{margin-left:auto;background:#F3E9DA;border-radius:14px;height:48px;padding:0 16px;display:flex;gap:18px;align-items:center;font-weight:600;font-size:17px}h2{font-size:22px}.x{display:flex;align-items:center;gap:20px;margin-top:22px}.x .card{flex:1;display:flex;align-items:center;gap:14px;padding:14px}.x .card b{display:block;font-weight:600}.x h2{width:200px;line-height:1.15}`,
  body: `${drawTopBar('Меню')}<div class="page"><div class="m"><div class="big">${createSvgElement(660, 610, `${foodDefs}${tableDefs}${paintSlate(600, 210, { x: 332, y: 424, turn: -3 })}${paintGunkan(5, { x: 222, y: 336, scale: 1.5 })}${paintGunkan(9, { x: 440, y: 380, scale: 1.5 })}${paintWasabi({ x: 590, y: 444, scale: 0.62 })}${paintSoy({ x: 96, y: 130, scale: 1.05 })}${paintChopsticks(470, { x: 196, y: 100, turn: -5 })}`)}<span class="like">${drawIcon('heart', 24)}</span></div><div class="d"><h1>Гункан з&nbsp;ікрою</h1><p>Хрусткий норі, теплий рис і червона ікра лососевих. Подаємо з імбиром і васабі.</p><div class="o"><span class="on"><b>2 шт</b><small>90 г · 215 ₴</small></span><span><b>4 шт</b><small>180 г · 409 ₴</small></span><span><b>6 шт</b><small>270 г · 599 ₴</small></span></div><div class="n line"><span><b>148</b>ккал</span><span><b>7 г</b>білки</span><span><b>4 г</b>жири</span><span><b>21 г</b>вуглеводи</span></div><div class="all quiet">Алергени: риба, соя</div><div class="nb">${drawIcon('clock', 20)}Готуємо після замовлення<span class="st">${drawIcon('minus', 18)}1${drawIcon('plus', 18)}</span></div><div class="action"><span>Додати до кошика</span><span>215 ₴</span></div></div></div><div class="x"><h2>Пасує до цього</h2>${extras
    .map(
      ([dish, name, weight, price]) =>
        `<div class="card">${drawRoundDish(dish, 92)}<div><b>${name}</b><small>${weight}</small><div style="margin-top:4px">${price} ₴</div></div><span class="round push" style="background:#F3E9DA;color:#1c1410">${drawIcon('plus', 20)}</span></div>`,
    )
    .join('')}</div></div>`,
});
