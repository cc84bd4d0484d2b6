import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import type { PaintedScreen } from '../../Store.ts';
import { type DishName, drawRoundDish } from '../shop/dishes.ts';

const lines: readonly (readonly [DishName, string, string])[] = [
  ['philadelphia', 'Філадельфія з лососем', '289 ₴'],
  ['gunkan', 'Гункан з ікрою', '215 ₴'],
  ['nigiri', 'Нігірі з лососем', '139 ₴'],
];

export const drawRepeatOrderScreen = (): PaintedScreen => ({
  style: `.hi{padding:14px 18px 0;font-size:16px;display:flex;align-items:center}.hi .face{margin-left:auto}h1{font-size:30px;line-height:1.08;margin:6px 18px 18px}.box{margin:0 14px;background:#fff;border-radius:32px;overflow:hidden}.three{height:206px;background:linear-gradient(150deg,#FFE3D2,#FFC9AC);position:relative}.three>*{position:absolute!important;border:6px solid #fff;box-shadow:0 14px 26px #7a2a0d33}.three>:nth-child(1){left:18px;top:40px}.three>:nth-child(2){left:114px;top:22px;z-index:1}.three>:nth-child(3){right:18px;top:58px;z-index:2}.in{padding:16px 18px 8px}.ln{display:flex;gap:12px;align-items:center;height:52px;font-size:16px}.ln+.ln{border-top:1px solid #f0e6d6}.ln i{width:26px;height:26px;border-radius:9px;background:#E5431A;color:#fff;display:grid;place-items:center}.ln b{margin-left:auto;font-weight:600;white-space:nowrap}.two{display:flex;gap:10px;margin:14px 14px 0}.two span{flex:1;height:50px;border-radius:16px;border:1.5px solid #dccfbb;display:flex;gap:8px;align-items:center;justify-content:center;font-weight:600;white-space:nowrap}.ad{margin:16px 20px 0;display:flex;gap:9px;align-items:center}.ad svg{color:#E5431A}.action{position:absolute;left:14px;right:14px;bottom:30px;justify-content:center}`,
  body: `${drawStatusBar('19:20')}<div class="hi"><span class="quiet">Добрий вечір, Ірино</span><span class="face">І</span></div><h1>Як минулого разу?</h1><div class="box"><div class="three">${lines.map(([dish]) => drawRoundDish(dish, 134, '#FBF6EE')).join('')}</div><div class="in"><small>Замовлення від 12 травня</small>${lines
    .map(
      ([, name, price]) =>
        `<div class="ln"><i>${drawIcon('check', 17, { width: 2.6 })}</i>${name}<b>${price}</b></div>`,
    )
    .join(
      '',
    )}</div></div><div class="two"><span>${drawIcon('minus', 18)}Прибрати страву</span><span>${drawIcon('plus', 18)}Додати ще</span></div><div class="ad quiet">${drawIcon('pin', 18)}вул. Набережна, 18 · якнайшвидше</div><div class="action">Повторити за 643 ₴</div>${swipeBarHtml}`,
});
