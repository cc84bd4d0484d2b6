import { drawIcon } from '../../../draw/icon.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawProductTile, type GoodName } from '../shop/goods.ts';
import { drawRoundPortrait, drawTopBar, paintMarsTheDog, paintRudyTheCat } from '../shop/look.ts';

const lines: readonly (readonly [GoodName, string, string, string, string, string, string])[] = [
  ['catSalmon', '#E2EEF5', 'Корм для стерилізованих котів, 2 кг', 'лосось', '1', '1 × 640 ₴', '640 ₴'],
  ['litter', '#F4EBDC', 'Наповнювач деревний, 10 л', 'сосна, без запахів', '1', '1 × 320 ₴', '320 ₴'],
  ['ball', '#FCE4E0', 'М’ячик із мотузкою', 'для середніх собак', '2', '2 × 140 ₴', '280 ₴'],
];

export const drawCartScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:1fr 420px;gap:24px;margin-top:26px}h1{font-size:46px;line-height:1;margin-bottom:22px}.li{display:flex;gap:22px;align-items:center;padding:16px 26px 16px 16px;margin-bottom:14px;height:166px}.li h3{font:800 18px/1.25 Manrope;letter-spacing:-.02em;max-width:250px}.li small{display:block;margin-top:4px;font-size:14px}.step{background:#FFF3C4;border-radius:99px;height:46px;padding:0 15px;display:flex;gap:16px;align-items:center;font-weight:800;font-size:17px}.li .p{text-align:right;width:112px}.li b{font-size:22px;font-weight:800;letter-spacing:-.03em;display:block}.rem{background:#1E4D3A;color:#fff;border-radius:26px;padding:18px 24px;display:flex;gap:16px;align-items:center;height:96px}.rem b{display:block;font-weight:800;font-size:18px;letter-spacing:-.02em}.rem small{color:#b9d0c3;font-size:14px}.tog{margin-left:auto;width:60px;height:34px;border-radius:99px;background:#F7C520;padding:4px;display:flex;justify-content:end}.tog i{width:26px;height:26px;border-radius:50%;background:#14301F}.side{background:#fff;border-radius:32px;padding:28px 28px 26px;align-self:start;height:742px;display:flex;flex-direction:column}.op{border:2.5px solid #eef0e4;border-radius:24px;padding:18px 20px;display:flex;gap:14px;margin-bottom:12px}.op.on{border-color:#1E4D3A;background:#F6FAF3}.op h3{font-size:20px;margin-bottom:3px}.ad{display:flex;gap:10px;align-items:center;margin-top:12px;font-weight:700}.sum{display:flex;justify-content:space-between;padding:8px 2px;font-size:17px}.tot{font-weight:800;font-size:30px;letter-spacing:-.045em;border-top:1px solid #eef0e4;margin-top:10px;padding-top:18px}.go{width:100%;margin-top:18px;height:62px;font-size:18px}`,
  body: `${drawTopBar()}<div class="page m"><div><h1>Кошик</h1>${lines
    .map(
      ([name, tone, title, note, count, price, sum]) =>
        `<div class="card li">${drawProductTile(name, 168, 134, tone, 18)}<div><h3>${title}</h3><small>${note}</small></div><span class="step push">${drawIcon('minus', 18)}${count}${drawIcon('plus', 18)}</span><div class="p"><b>${sum}</b><small>${price}</small></div></div>`,
    )
    .join(
      '',
    )}<div class="rem">${drawRoundPortrait(paintRudyTheCat(), 62, '#F7C520')}<div><b>Нагадати про корм</b><small>Рудому вистачить приблизно до 25 травня</small></div><span class="tog"><i></i></span></div></div><div class="side"><div class="op"><i class="radio"></i><div><h3>Доставка</h3><span class="quiet">Кур’єр або пошта, завтра</span></div></div><div class="op on"><i class="radio on"></i><div style="flex:1"><h3>Самовивіз</h3><span class="yes" style="font-weight:700">Буде готово сьогодні</span><div class="ad">${drawIcon('pin', 20)}вул. Набережна, 12<span class="push quiet" style="font-weight:600">Змінити</span></div></div></div><div style="background:#FFF3C4;border-radius:22px;padding:16px 18px;display:flex;gap:14px;align-items:center">${drawRoundPortrait(paintMarsTheDog(), 56, '#FFE08A')}<span style="line-height:1.3">Марс теж чекає: м’ячики підійдуть йому за розміром</span></div><div style="margin-top:auto"><div class="sum"><span class="quiet">Товари</span>1 240 ₴</div><div class="sum"><span class="quiet">Доставка</span>0 ₴</div><div class="sum tot"><span>Разом</span><span>1 240 ₴</span></div><span class="go yellow">Забрати тут</span></div></div></div>`,
});
