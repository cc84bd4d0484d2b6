import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawProductTile, type ProductName, products } from '../shop/products.ts';

const lines: readonly (readonly [ProductName, string, string, string, string])[] = [
  ['peptide', 'BM-1030', '6', '6 × 38,00 €', '228,00 €'],
  ['gel', 'BM-2250', '4', '4 × 24,00 €', '96,00 €'],
];

export const drawQuickOrderScreen = (): PaintedScreen => ({
  style: `.bar{display:flex;align-items:center;justify-content:space-between;padding:8px 18px 6px}h1{font-size:34px;line-height:1.05;margin:10px 18px 16px}.it{margin:0 14px 12px;background:#fff;border-radius:14px;padding:14px 16px}.art{display:flex;align-items:center;border-bottom:1.5px solid #cbb0bb;padding-bottom:9px;font-size:18px;font-weight:600;letter-spacing:.02em}.art small{font-weight:450;letter-spacing:0;margin-right:12px}.art svg{margin-left:auto;color:#2f7d52}.pr{display:flex;gap:14px;align-items:center;margin-top:12px}.pr b{display:block;font-size:17px;line-height:1.25}.ft{display:flex;align-items:center;margin-top:12px}.step{display:flex;gap:17px;align-items:center;height:44px;border:1.5px solid #cbb0bb;border-radius:99px;padding:0 16px;font-weight:600;font-size:17px}.ft b{margin-left:auto;font-weight:500;font-size:23px;letter-spacing:-.03em}.ln{display:flex;gap:10px;align-items:center;margin:4px 18px;height:48px;color:#9C3763;font-weight:600;font-size:16px}.bt{position:absolute;left:0;right:0;bottom:0;height:148px;background:#fff;border-top:1px solid #e4d0d7;padding:15px 18px}.bt div{display:flex;align-items:end;justify-content:space-between;font-size:17px;margin-bottom:12px}.bt div b{font-weight:500;font-size:27px;letter-spacing:-.04em;line-height:1}.bt .go{width:100%;height:58px;font-size:17px}`,
  body: `${drawStatusBar('8:12')}<div class="bar">${drawIcon('back', 24)}${drawIcon('clock', 24)}</div><h1>Швидке замовлення</h1>${lines
    .map(
      ([name, article, count, price, sum]) =>
        `<div class="it"><div class="art"><small>Артикул</small>${article}${drawIcon('check', 20, { width: 2.4 })}</div><div class="pr">${drawProductTile(name, '54px', 58, 8)}<span><b>${products[name].name}</b><small>${price}</small></span></div><div class="ft"><span class="step">${drawIcon('minus', 17)}${count}${drawIcon('plus', 17)}</span><b>${sum}</b></div></div>`,
    )
    .join(
      '',
    )}<div class="ln">${drawIcon('plus', 21)}Додати рядок</div><div class="ln">${drawIcon('table', 21)}Завантажити таблицю</div><div class="bt"><div><span>Разом</span><b>324,00 €</b></div><span class="go">До рахунка</span></div>${swipeBarHtml}`,
});
