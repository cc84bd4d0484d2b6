import { drawIcon } from '../../../draw/icon.ts';
import type { GameName } from '../../../painters/games/gameArt.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawGameCover, drawSignedInTopBar } from '../shop/look.ts';

const wished: readonly (readonly [GameName, string, string, string, string?])[] = [
  ['lastGate', 'Останній шлюз', 'пригоди · ПК', '899', '1 299'],
  ['cobalt', 'Станція «Кобальт»', 'космос · ПК', '519'],
  ['saltWind', 'Солоний вітер', 'пригоди · ПК', '349'],
  ['towers', 'Вежі Ору', 'стратегія · ПК', '279'],
];

export const drawWishlistScreen = (): PaintedScreen => ({
  style: `.head{display:flex;align-items:center;margin:10px 0 20px}h1{font-size:46px;line-height:1}.head .go{margin-left:auto}.li{display:flex;gap:26px;align-items:center;padding:14px 28px 14px 14px;margin-bottom:14px;height:164px}.li h2{font-size:25px;line-height:1.05;margin-bottom:8px}.li.sale{background:linear-gradient(100deg,#2B1B5E,#17132B 70%);box-shadow:inset 0 0 0 1.5px #8B6CFF}.mark{background:#C8FF3D;color:#10140a;border-radius:10px;padding:5px 12px;font-weight:600;display:inline-flex;gap:6px;align-items:center;font-size:14px;margin-top:12px}.tg{display:flex;gap:13px;align-items:center;margin-left:auto;width:240px;line-height:1.25}.tog{width:54px;height:32px;border-radius:99px;background:#8B6CFF;padding:4px;display:flex;justify-content:end;flex:none}.tog i{width:24px;height:24px;border-radius:50%;background:#fff}.pr{width:132px;text-align:right}.pr b{font:700 25px Unbounded;letter-spacing:-.05em;display:block;white-space:nowrap}.pr s{color:#A49CCB}.li .go{height:54px}`,
  body: `${drawSignedInTopBar()}<div class="page"><div class="head"><h1>Бажане · 4</h1><span class="go alt">${drawIcon('share', 20)}Поділитися списком</span></div>${wished
    .map(
      ([name, title, genre, price, old]) =>
        `<div class="card li${old ? ' sale' : ''}">${drawGameCover(name, '', 216, 136)}<div><h2>${title}</h2><span class="quiet">${genre}</span>${old ? '<br><span class="mark">Ціну знижено</span>' : ''}</div><span class="tg"><span class="tog"><i></i></span>Повідомити про знижку</span><span class="pr"><b>${price} ₴</b>${old ? `<s>${old} ₴</s>` : ''}</span><span class="go${old ? ' lim' : ''}">${drawIcon('bag', 20)}До кошика</span></div>`,
    )
    .join('')}</div>`,
});
