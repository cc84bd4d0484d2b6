import { drawIcon } from '../../../draw/icon.ts';
import type { GameName } from '../../../painters/games/gameArt.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawGameCover, drawSignedInTopBar } from '../shop/look.ts';

const bought: readonly (readonly [GameName, string, string, boolean, string])[] = [
  ['northern', '14 травня', 'Північна варта', false, '599'],
  ['honeycomb', '14 травня', 'Сота', true, '189'],
  ['neon', '2 травня', 'Неон 88', true, '329'],
  ['ice', '19 квітня', 'Крига', true, '259'],
  ['lantern', '6 квітня', 'Ліхтарник', true, '149'],
];

export const drawAccountScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:248px 1fr;gap:26px;margin-top:8px}.nav{padding:12px}.nav span{display:flex;gap:14px;align-items:center;height:56px;padding:0 18px;border-radius:16px;font-size:17px}.nav .on{background:#8B6CFF;font-weight:600}.who{display:flex;gap:14px;align-items:center;margin-bottom:16px;padding:18px}.who i{width:56px;height:56px;border-radius:50%;background:linear-gradient(135deg,#C8FF3D,#4fd1b0);color:#10140a;display:grid;place-items:center;font:700 20px Unbounded}.head{display:flex;align-items:center;margin-bottom:18px}h1{font-size:42px;line-height:1}.head .find{margin-left:auto;width:330px;flex:none}.tbl{padding:0 10px 10px}.tr{display:grid;grid-template-columns:124px 1fr 210px 108px 172px;align-items:center;height:116px;padding:0 16px;border-top:1px solid #2A2350;font-size:16px}.th{height:52px;border:0;color:#A49CCB;font-size:14px}.gm{display:flex;gap:18px;align-items:center;font-weight:600;font-size:18px}.gm small{display:block;font-weight:500}.st{justify-self:start;border-radius:99px;padding:7px 15px;font-size:14px;font-weight:600;display:flex;gap:8px;align-items:center}.st::before{content:"";width:8px;height:8px;border-radius:50%;background:currentColor}.yes{background:#C8FF3D1f;color:#C8FF3D}.no{background:#2A2350;color:#CFC8F2}.tr .go{height:46px;font-size:15px;padding:0 18px}.chk{color:#B7A6FF;display:flex;gap:7px;align-items:center}`,
  body: `${drawSignedInTopBar()}<div class="page m"><div><div class="card who"><i>О</i><span><b style="font-weight:600;font-size:18px;display:block">Олена</b><small>olena@example.com</small></span></div><div class="card nav"><span class="on">${drawIcon('key', 22)}Мої ключі</span><span>${drawIcon('heart', 22)}Бажане</span><span>${drawIcon('receipt', 22)}Чеки</span><span>${drawIcon('gear', 22)}Налаштування</span></div></div><div><div class="head"><h1>Мої ключі</h1><span class="find">${drawIcon('search', 20)}Знайти серед покупок</span></div><div class="card tbl"><div class="tr th"><span>Дата</span><span>Гра</span><span>Стан</span><span>Чек</span><span></span></div>${bought
    .map(
      ([name, date, title, used, price]) =>
        `<div class="tr"><span class="quiet">${date}</span><span class="gm">${drawGameCover(name, '', 82, 82, 14)}<span>${title}<small>${price} ₴</small></span></span><span class="st ${used ? 'yes' : 'no'}">${used ? 'Активовано' : 'Ще не активовано'}</span><span class="chk">${drawIcon('receipt', 18)}Чек</span><span class="go${used ? ' alt' : ''}">Показати ключ</span></div>`,
    )
    .join('')}</div></div></div>`,
});
