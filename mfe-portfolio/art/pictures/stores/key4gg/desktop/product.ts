import { drawIcon } from '../../../draw/icon.ts';
import { type GameName, paintGameArt } from '../../../painters/games/gameArt.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawGameCover, drawTopBar } from '../shop/look.ts';

const similar: readonly (readonly [GameName, string, string, string])[] = [
  ['ice', 'Крига', 'виживання', '259'],
  ['towers', 'Вежі Ору', 'стратегія', '279'],
  ['saltWind', 'Солоний вітер', 'пригоди', '349'],
];

/** Returns an enlarged part of the game's picture, which stands for a screenshot. */
const shot = (shift: string, zoom: number, on: boolean) =>
  `<span class="th${on ? ' on' : ''}"><i style="transform:scale(${zoom});transform-origin:${shift}">${paintGameArt('northern', 700, 420)}</i></span>`;

export const drawProductScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:712px 1fr;gap:36px}.big{height:424px;border-radius:24px;overflow:hidden}.ths{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;margin-top:12px}.th{height:96px;border-radius:14px;overflow:hidden;opacity:.72}.th i{display:block;height:100%}.th.on{opacity:1;box-shadow:0 0 0 3px #C8FF3D}.gen{display:flex;gap:8px}.gen .chip{height:34px;padding:0 14px;font-size:13px;border-radius:10px}h1{font-size:44px;line-height:1.02;margin:16px 0 18px}.fact{display:flex;gap:12px;align-items:center;height:42px;font-size:16px}.fact i{width:26px;height:26px;border-radius:50%;background:#C8FF3D22;color:#C8FF3D;display:grid;place-items:center}.good{background:#C8FF3D;color:#10140a;border-radius:16px;padding:14px 18px;display:flex;gap:12px;align-items:center;font-weight:600;margin:12px 0 22px}.cost{font:700 46px/1 Unbounded;letter-spacing:-.05em;margin-bottom:20px}.two{display:grid;gap:10px}.low{display:grid;grid-template-columns:712px 1fr;gap:36px;margin-top:24px}.tb{display:flex;gap:26px;border-bottom:1px solid #2A2350;font-size:16px}.tb span{padding-bottom:11px}.tb .on{box-shadow:0 2px 0 #8B6CFF;font-weight:600}.tx{margin-top:14px;color:#CFC8F2;font-size:16px;line-height:1.5}.sim h2{font-size:18px;margin-bottom:12px}.sim div div{display:flex;gap:14px;align-items:center;margin-bottom:10px}.sim b{font-weight:600;font-size:16px;display:block}`,
  body: `${drawTopBar()}<div class="page"><div class="m"><div><div class="big">${paintGameArt('northern', 712, 424)}</div><div class="ths">${shot('50% 50%', 1, true)}${shot('62% 34%', 2.3, false)}${shot('30% 62%', 2.8, false)}${shot('84% 92%', 2.2, false)}</div></div><div><div class="gen"><span class="chip">стратегія</span><span class="chip">один гравець</span></div><h1>Північна варта</h1><div class="fact"><i>${drawIcon('check', 16, { width: 2.6 })}</i>Платформа: ПК</div><div class="fact"><i>${drawIcon('check', 16, { width: 2.6 })}</i>Регіон: Україна</div><div class="fact"><i>${drawIcon('check', 16, { width: 2.6 })}</i>Активація: код у клієнті видавця</div><div class="good">${drawIcon('globe', 22)}Цей ключ працює у вашому регіоні</div><div class="cost">599 ₴</div><div class="two"><span class="go">Купити за 599 ₴</span><span class="go alt">${drawIcon('heart', 20)}До бажаного</span></div></div></div><div class="low"><div><div class="tb"><span class="on">Про гру</span><span class="quiet">Активація</span><span class="quiet">Системні вимоги</span></div><p class="tx">Довга зима підходить до перевалу. Збудуйте вежі, запаліть сигнальні вогні й утримайте долину, доки не розтане сніг. Кожне рішення видно з сусідньої гори, і не всі сусіди — друзі. Кампанія на двадцять зим, вільна гра та щотижневі випробування.</p></div><div class="sim"><h2>Схожі ігри</h2><div>${similar
    .map(
      ([name, title, genre, price]) =>
        `<div>${drawGameCover(name, '', 76, 60, 12)}<span><b>${title}</b><small>${genre}</small></span><span class="price push">${price} ₴</span></div>`,
    )
    .join('')}</div></div></div></div>`,
});
