import { drawIcon } from '../../../draw/icon.ts';
import type { GameName } from '../../../painters/games/gameArt.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawGameCover, drawTopBar } from '../shop/look.ts';

const lines: readonly (readonly [GameName, string, string])[] = [
  ['northern', 'Північна варта', '599'],
  ['honeycomb', 'Сота', '189'],
];
const also: readonly (readonly [GameName, string, string])[] = [
  ['lantern', 'Ліхтарник', '149'],
  ['track', 'Колія 7', '219'],
  ['towers', 'Вежі Ору', '279'],
  ['ice', 'Крига', '259'],
];

export const drawCartScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:1fr 400px;gap:26px;margin-top:10px}.head{display:flex;gap:16px;align-items:baseline;margin-bottom:20px}.head h1{font-size:46px;line-height:1}.head span{font-size:18px}.li{display:flex;gap:24px;padding:16px;margin-bottom:14px}.li h2{font-size:24px;margin:8px 0 8px}.li p{display:flex;gap:9px;align-items:center}.li .ac{display:flex;gap:22px;margin-top:24px;color:#B7A6FF;font-weight:600}.li .ac span{display:flex;gap:7px;align-items:center}.li .price{font-size:26px;margin:8px 8px 0 auto}.sum{padding:28px;height:520px;display:flex;flex-direction:column}.pr{display:flex;gap:10px;margin:6px 0 20px}.pr .field{flex:1;height:54px;font-size:16px;color:#A49CCB}.pr .go{height:54px;padding:0 18px;font-size:15px}.ln{display:flex;justify-content:space-between;padding:7px 0;font-size:16px}.tot{font:700 28px Unbounded;letter-spacing:-.045em;border-top:1px solid #2A2350;margin-top:12px;padding-top:20px}.sum .go.lim{width:100%;margin-top:auto;height:64px;font-size:18px}.note{display:flex;gap:9px;align-items:center;justify-content:center;margin-top:16px;font-size:14px}.also{margin-top:24px}.also h3{font-size:18px;margin-bottom:14px}.also .g{display:grid;grid-template-columns:repeat(4,1fr);gap:14px}.also .row{padding-top:8px}`,
  body: `${drawTopBar()}<div class="page m"><div><div class="head"><h1>Кошик</h1><span class="quiet">2 товари</span></div>${lines
    .map(
      ([name, title, price]) =>
        `<div class="card li">${drawGameCover(name, '', 178, 178)}<div><h2>${title}</h2><p class="quiet">ключ для ПК</p><p class="lime" style="margin-top:6px">${drawIcon('globe', 18)}Регіон: Україна</p><div class="ac"><span>${drawIcon('close', 17)}Видалити</span><span>${drawIcon('heart', 17)}До бажаного</span></div></div><span class="price">${price} ₴</span></div>`,
    )
    .join('')}<div class="also"><h3>Беруть разом</h3><div class="g">${also
    .map(
      ([name, title, price]) =>
        `<div>${drawGameCover(name, title, '100%', 148)}<div class="row"><span class="price" style="font-size:16px">${price} ₴</span><span class="push quiet">${drawIcon('plus', 20)}</span></div></div>`,
    )
    .join(
      '',
    )}</div></div></div><div class="card sum"><span class="quiet">Промокод</span><div class="pr"><span class="field">SPRING</span><span class="go alt">Застосувати</span></div><div class="ln"><span class="quiet">Північна варта</span>599 ₴</div><div class="ln"><span class="quiet">Сота</span>189 ₴</div><div class="ln"><span class="quiet">Знижка</span>0 ₴</div><div class="ln tot"><span>Разом</span><span>788 ₴</span></div><span class="go lim">Оформити</span><div class="note quiet">${drawIcon('mail', 18)}Ключі надішлемо на пошту</div></div></div>`,
});
