import { drawIcon } from '../../../draw/icon.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawTopBar } from '../shop/look.ts';
import { drawProductTile, type ProductName, products } from '../shop/products.ts';

const lines: readonly (readonly [ProductName, string, string])[] = [
  ['peptide', '6 × 38,00 €', '228,00 €'],
  ['gel', '4 × 24,00 €', '96,00 €'],
  ['mask', '3 × 31,00 €', '93,00 €'],
];

export const drawCheckoutScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:1fr 470px;gap:56px}h1{font-size:54px;line-height:1;margin:6px 0 22px}h2{font-size:22px;margin-bottom:4px}.f label{display:block;font-size:14px;color:#7d5a69;margin-top:14px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 28px}.hint{display:inline-flex;margin:14px 0 26px}.ways{display:grid;gap:10px;margin-top:10px}.way{display:flex;gap:14px;align-items:center;background:#fff;border-radius:4px;height:66px;padding:0 20px;font-size:17px}.way.on{box-shadow:inset 0 0 0 1.5px #9C3763}.side{background:#fff;border-radius:4px;padding:30px 34px;height:766px;display:flex;flex-direction:column}.it{display:flex;gap:18px;align-items:center;padding:14px 0;border-top:1px solid #efe0e5}.it b{display:block;font-size:17px}.it .p{margin-left:auto;font-weight:600;white-space:nowrap}.sum{display:flex;justify-content:space-between;padding:7px 0;font-size:16px}.tot{font-size:32px;letter-spacing:-.04em;font-weight:500;padding-top:16px;margin-top:10px}.go{width:100%;height:62px;font-size:17px;margin-top:18px}`,
  body: `${drawTopBar('', true)}<div class="page m"><div class="f"><h1>Оформлення</h1><div class="two"><div><label>Країна доставки</label><div class="field">${drawIcon('globe', 20)}Польща<span class="push quiet">${drawIcon('down', 18)}</span></div></div><div><label>Місто</label><div class="field">Краків<span class="push quiet">${drawIcon('down', 18)}</span></div></div></div><span class="tag hint">${drawIcon('file', 16)}Мова документів: польська</span><h2>Рахунок для компанії</h2><div class="two"><div><label>Назва</label><div class="field">Klinika Przykład</div></div><div><label>Податковий номер</label><div class="field">PL 000 000 00 00</div></div><div><label>Контактна особа</label><div class="field">Марія</div></div><div><label>Пошта для рахунка</label><div class="field">maria@example.com</div></div></div><h2 style="margin-top:34px">Доставка</h2><div class="ways"><div class="way on"><i class="radio on"></i>Кур’єр до клініки · 15,00 €<span class="push quiet">${drawIcon('truck', 24)}</span></div><div class="way"><i class="radio"></i>Забрати зі складу у Варшаві · 0,00 €<span class="push quiet">${drawIcon('box', 24)}</span></div></div></div><div class="side"><h2 style="margin-bottom:16px">Закупівля</h2>${lines
    .map(
      ([name, count, price]) =>
        `<div class="it">${drawProductTile(name, '84px', 96)}<span><b>${products[name].name}</b><small>${count}</small></span><span class="p">${price}</span></div>`,
    )
    .join(
      '',
    )}<div style="margin-top:auto"><div class="sum"><span class="quiet">Товари</span>417,00 €</div><div class="sum"><span class="quiet">Доставка</span>15,00 €</div><div class="sum tot line"><span>Разом</span><span>432,00 €</span></div><span class="go">Отримати рахунок</span><p class="quiet" style="text-align:center;margin-top:14px;font-size:14px">Рахунок надійде на maria@example.com</p></div></div></div>`,
});
