import { drawIcon } from '../../../draw/icon.ts';
import type { PaintedScreen } from '../../Store.ts';
import { type DishName, dishPictures, drawRoundDish } from '../shop/dishes.ts';
import { drawTopBar } from '../shop/look.ts';

const orders: readonly (readonly [string, string, string, readonly DishName[]])[] = [
  ['12 травня', '643 ₴', 'Філадельфія, гункан, нігірі', ['philadelphia', 'gunkan', 'nigiri']],
  ['3 травня', '594 ₴', 'Сет «На двох» 529 ₴, зелений чай 65 ₴', ['delta', 'tea']],
  ['21 квітня', '374 ₴', 'Боул із лососем 259 ₴, місо-суп 115 ₴', ['bowl', 'soup']],
];
const loved: readonly (readonly [DishName, string, string, string])[] = [
  ['philadelphia', 'Філадельфія з лососем', '289 ₴', '#FFE3D2'],
  ['bowl', 'Боул із лососем', '259 ₴', '#E8EFD8'],
  ['eel', 'Рол з вугром', '319 ₴', '#F3E9DA'],
];

export const drawAccountScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:1fr 430px;gap:24px;margin-top:6px}h1{font-size:40px;line-height:1;margin:4px 0 24px}.or{display:grid;gap:16px}.or .card{padding:24px 28px;border-radius:28px;display:grid;grid-template-columns:250px 1fr auto;gap:8px 20px;align-items:center;height:222px}.or .shots{display:flex}.or .shots>*{margin-right:-34px;border:5px solid #fff}.or h2{font-size:22px;white-space:nowrap}.again{background:#1c1410;color:#fff;border-radius:16px;height:52px;padding:0 22px;display:flex;gap:10px;align-items:center;font-weight:600}.ok{display:flex;gap:7px;align-items:center;margin-top:12px;color:#3f7a34}.more{background:none;border:1.5px solid #dccfbb;color:#1c1410}.side{display:grid;gap:16px;align-content:start}.side .card{padding:24px 26px;border-radius:28px}.side h2{font-size:20px;margin-bottom:12px}.fav{display:flex;gap:16px;align-items:center;padding:10px 0}.fav .shot{width:92px;height:74px;flex:none}.fav b{display:block;font-weight:600}.fav .hot{margin-left:auto}.ad{display:flex;gap:14px;padding:12px 0;align-items:center}.ad svg{color:#E5431A}.ad+.ad{border-top:1px solid #eadfce}`,
  body: `${drawTopBar()}<div class="page m"><div><h1>Ваші замовлення</h1><div class="or">${orders
    .map(
      ([date, price, what, shown], index) =>
        `<div class="card"><div class="shots">${shown.map((dish) => drawRoundDish(dish, shown.length > 2 ? 108 : 128, '#FFE3D2')).join('')}</div><div><h2>${date} · ${price}</h2><p class="quiet" style="margin-top:8px">${what}</p><p class="ok">${drawIcon('check', 18)}Доставлено</p></div><span class="again${index > 0 ? ' more' : ''}">${drawIcon('repeat', 20)}Повторити</span></div>`,
    )
    .join(
      '',
    )}</div></div><div class="side"><div class="card" style="display:flex;gap:16px;align-items:center"><span class="face" style="width:60px;height:60px;font-size:22px">І</span><div><b style="font-size:18px;font-weight:600;display:block">Ірина</b><span class="quiet">irina@example.com</span></div><span class="push quiet">${drawIcon('gear', 24)}</span></div><div class="card"><h2>Улюблене</h2>${loved
    .map(
      ([dish, name, price, tone]) =>
        `<div class="fav"><span class="shot" style="background:${tone}">${dishPictures[dish]()}</span><div><b>${name}</b><span class="quiet">${price}</span></div><span class="hot">${drawIcon('heart', 24, { filled: true })}</span></div>`,
    )
    .join(
      '',
    )}</div><div class="card"><h2>Адреси</h2><div class="ad">${drawIcon('home')}Дім: вул. Набережна, 18<span class="push quiet">${drawIcon('edit', 20)}</span></div><div class="ad">${drawIcon('pin')}Робота: вул. Паркова, 4<span class="push quiet">${drawIcon('edit', 20)}</span></div><div class="ad hot" style="font-weight:600">${drawIcon('plus')}Додати адресу</div></div></div></div>`,
});
