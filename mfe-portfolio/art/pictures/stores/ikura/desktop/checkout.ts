import { drawIcon, type IconName } from '../../../draw/icon.ts';
import { repeat } from '../../../draw/svg.ts';
import type { PaintedScreen } from '../../Store.ts';
import { type DishName, drawRoundDish } from '../shop/dishes.ts';
import { drawTopBar } from '../shop/look.ts';

const lines: readonly (readonly [DishName, string, string, string])[] = [
  ['philadelphia', 'Філадельфія з лососем', '1 × 289 ₴', '289 ₴'],
  ['gunkan', 'Гункан з ікрою', '1 × 215 ₴', '215 ₴'],
  ['nigiri', 'Нігірі з лососем', '1 × 139 ₴', '139 ₴'],
];

const block = (name: IconName, title: string, content: string) =>
  `<section class="card"><span class="ic">${drawIcon(name, 24)}</span><div><h2>${title}</h2>${content}</div><span class="edit">Змінити</span></section>`;

export const drawCheckoutScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:1fr 440px;gap:24px;margin-top:6px}h1{font-size:44px;line-height:1;margin-bottom:24px}.l{display:grid;gap:16px;height:696px;grid-template-rows:1fr 1fr 1fr auto}.l .card{display:flex;gap:20px;padding:30px 30px;border-radius:28px;align-items:start}.ic{width:52px;height:52px;border-radius:16px;background:#FFE3D2;color:#E5431A;display:grid;place-items:center;flex:none}.l h2{font-size:19px;margin:2px 0 10px}.l p{font-size:17px}.edit{margin-left:auto;color:#E5431A;font-weight:600}.o{display:flex;gap:10px;margin-top:4px}.o span{border-radius:14px;background:#F3E9DA;padding:12px 20px;display:flex;gap:9px;align-items:center}.o .on{background:#1c1410;color:#fff}.bill{position:relative;background:#fff;padding:38px 36px 30px;border-radius:6px 6px 0 0;height:748px;display:flex;flex-direction:column;background-image:repeating-linear-gradient(0deg,#f6efe2 0 1px,transparent 1px 6px),linear-gradient(90deg,#fffdf8,#fff 40%,#fbf5ea)}.bill h2{font-size:24px}.bill .it{display:flex;align-items:center;gap:16px;padding:14px 0}.bill .it b{font-weight:600;margin-left:auto;font-size:17px;white-space:nowrap}.bill .it span span{display:block}.sum{display:flex;justify-content:space-between;padding:9px 0;font-size:16px}.dash{border-top:2px dashed #d9cbb6;margin:12px 0}.zig{position:absolute;left:0;right:0;bottom:-13px}.total{font:600 26px Unbounded;letter-spacing:-.04em}`,
  body: `${drawTopBar()}<div class="page m"><div><h1>Оформлення</h1><div class="l">${block('pin', 'Адреса', '<p>вул. Набережна, 18, кв. 42</p><small>під’їзд 2, поверх 5, домофон 42</small>')}${block('clock', 'Коли', '<div class="o"><span class="on">Якнайшвидше</span><span>На 19:30</span><span>На 20:00</span></div>')}${block('card', 'Оплата', '<div class="o"><span class="on">Картка</span><span>Кур’єрові</span></div>')}<section class="card" style="align-items:center"><span class="ic">${drawIcon('chat', 24)}</span><div><h2 style="margin:0 0 4px">Палички: 2</h2><small>Коментар: зателефонуйте знизу, будь ласка</small></div><span class="edit">Змінити</span></section></div></div><div class="bill"><h2>Ваше замовлення</h2><div style="margin-top:14px">${lines
    .map(
      ([dish, name, count, price]) =>
        `<div class="it">${drawRoundDish(dish, 68)}<span><span>${name}</span><small>${count}</small></span><b>${price}</b></div>`,
    )
    .join(
      '',
    )}</div><div class="dash"></div><div class="sum"><span>Страви</span><span>643 ₴</span></div><div class="sum"><span>Доставка</span><span>0 ₴</span></div><div class="sum"><span>Палички</span><span>2</span></div><div class="dash"></div><div class="sum total"><span>Разом</span><span>643 ₴</span></div><div class="action" style="margin-top:auto;justify-content:center">Замовити</div><svg class="zig" viewBox="0 0 440 14" width="440" height="14" fill="#fffdf8"><path d="M0 0${repeat(22, (i) => `L${i * 20 + 10} 13L${i * 20 + 20} 0`)}Z"/></svg></div></div>`,
});
