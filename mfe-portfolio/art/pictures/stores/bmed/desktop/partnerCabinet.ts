import { drawIcon, type IconName } from '../../../draw/icon.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawTopBar } from '../shop/look.ts';
import { drawProductTile, type ProductName } from '../shop/products.ts';

const orders: readonly (readonly [string, string, string, string, readonly ProductName[]])[] = [
  ['№ 2041', '12 травня', '432,00 €', 'на складі', ['peptide', 'gel', 'mask']],
  ['№ 2038', '4 травня', '324,00 €', 'у дорозі', ['peptide', 'gel']],
  ['№ 2027', '16 квітня', '588,00 €', 'доставлено', ['lifting', 'vitaminC', 'tonic']],
  ['№ 2019', '28 березня', '276,00 €', 'доставлено', ['hyaluron', 'shield']],
];
const menu: readonly (readonly [IconName, string])[] = [
  ['box', 'Замовлення'],
  ['receipt', 'Рахунки'],
  ['file', 'Документи'],
  ['edit', 'Договір'],
  ['calendar', 'Навчання'],
];
const papers = ['Рахунок № 2041, PDF', 'Рахунок № 2038, PDF', 'Накладна № 2027, PDF', 'Договір 2026, PDF'];

export const drawPartnerCabinetScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:208px 1fr 300px;gap:32px}.nav span{display:flex;gap:13px;align-items:center;height:52px;border-bottom:1px solid #e4d0d7;font-size:17px}.nav .on{color:#9C3763;font-weight:600}.mg{margin-top:26px;background:#9C3763;color:#fff;border-radius:4px;padding:20px;line-height:1.4}.mg small{color:#f2cfdc}h1{font-size:48px;line-height:1;margin:4px 0 24px;white-space:nowrap}.o{background:#fff;border-radius:4px;padding:18px 22px;margin-bottom:12px;display:grid;grid-template-columns:104px 1fr auto;gap:4px 20px;align-items:center;height:168px}.o h3{font-size:23px}.pics{display:flex;gap:8px}.st{justify-self:end;border-radius:99px;padding:6px 15px;font-size:14px;font-weight:600}.a{background:#FBEBD2;color:#7a4c08}.b{background:#DCEBF2;color:#1f5877}.c{background:#DFEEE4;color:#23613f}.o .p{font-size:22px;letter-spacing:-.03em;text-align:right;white-space:nowrap}.rp{display:flex;gap:8px;align-items:center;color:#9C3763;font-weight:600;white-space:nowrap}.dc{background:#fff;border-radius:4px;padding:20px 22px 8px;margin-bottom:14px}.dc h2{font-size:20px;margin-bottom:6px}.dc p{display:flex;gap:11px;align-items:center;height:52px;border-top:1px solid #efe0e5}.dc svg{color:#9C3763}.go{width:100%}`,
  body: `${drawTopBar('', true)}<div class="page"><div class="m"><div><div class="nav" style="margin-top:76px">${menu
    .map(([name, word], index) => `<span${index === 0 ? ' class="on"' : ''}>${drawIcon(name, 21)}${word}</span>`)
    .join(
      '',
    )}</div><div class="mg"><small>Ваш менеджер</small><br><b style="font-size:18px">Тетяна Кравець</b><div style="margin-top:12px;display:flex;gap:9px;align-items:center">${drawIcon('chat', 20)}Написати</div></div></div><div><h1>Добрий день, Маріє</h1>${orders
    .map(
      ([number, date, price, state, shown]) =>
        `<div class="o"><div><h3>${number}</h3><small>${date}</small></div><div class="pics">${shown.map((name) => drawProductTile(name, '62px', 78)).join('')}</div><div style="display:grid;gap:9px"><span class="st ${state === 'на складі' ? 'a' : state === 'у дорозі' ? 'b' : 'c'}">${state}</span><span class="p">${price}</span><span class="rp push">${drawIcon('repeat', 18)}Повторити закупівлю</span></div></div>`,
    )
    .join(
      '',
    )}</div><div style="padding-top:76px"><span class="go" style="margin-bottom:14px">${drawIcon('plus', 20)}Нова закупівля</span><div class="dc"><h2>Документи</h2>${papers.map((paper) => `<p>${drawIcon('file', 20)}${paper}</p>`).join('')}</div><div class="dc" style="padding-bottom:20px"><h2>Договір</h2><span class="quiet">Діє до 31 грудня, знижка партнера 12 %</span><div style="height:8px;border-radius:9px;background:#F6DCE4;margin-top:16px"><div style="width:62%;height:8px;border-radius:9px;background:#9C3763"></div></div><small style="display:block;margin-top:9px">До наступного рівня 1 240 €</small></div></div></div></div>`,
});
