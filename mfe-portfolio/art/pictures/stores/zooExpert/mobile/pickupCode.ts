import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import { coatColors, paintCat, paintDog } from '../../../painters/animals.ts';
import { paintPawPattern } from '../../../painters/petGoods.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawProductTile, type GoodName } from '../shop/goods.ts';

const lines: readonly (readonly [GoodName, string, string, string, string])[] = [
  ['catSalmon', '#E2EEF5', 'Корм для стерилізованих котів, 2 кг', '1 шт', '640 ₴'],
  ['litter', '#F4EBDC', 'Наповнювач деревний, 10 л', '1 шт', '320 ₴'],
  ['ball', '#FCE4E0', 'М’ячик із мотузкою', '2 шт', '280 ₴'],
];

export const drawPickupCodeScreen = (): PaintedScreen => ({
  style: `body{background:#1E4D3A;color:#fff}.bg{position:absolute;inset:0}.over{position:relative}h1{font-size:31px;line-height:1.05;text-align:center;margin-top:8px}.peek{height:176px;margin:22px 0 -10px}.cd{margin:0 14px;background:#fff;color:#14301F;border-radius:34px;padding:22px 20px 18px;position:relative}.cd>small{display:block;text-align:center;font-size:16px}.code{font:800 92px/1 Manrope;letter-spacing:-.03em;text-align:center;margin:6px 0 12px}.meta{background:#FFF3C4;border-radius:20px;padding:12px 16px;display:grid;gap:7px}.meta p{display:flex;gap:10px;align-items:center}.ln{display:flex;gap:12px;align-items:center;padding:9px 0;line-height:1.25}.ln+.ln{border-top:1px solid #eef0e4}.ln b{margin-left:auto;font-weight:800;white-space:nowrap}.ls{margin-top:8px}.sum{display:flex;justify-content:space-between;font-weight:800;font-size:19px;letter-spacing:-.03em;border-top:2px dashed #dfe4d6;padding-top:13px;margin-top:5px}`,
  body: `<div class="bg">${createSvgElement(390, 844, paintPawPattern(390, 844, '#2a5f49', 4))}</div><div class="over">${drawStatusBar('18:15')}<h1>Замовлення готове</h1><div class="peek">${createSvgElement(362, 176, `${paintCat(coatColors.ginger, { x: 112, y: 136, scale: 0.96 }, { fur: 120 })}${paintDog(coatColors.beagle, { x: 248, y: 122, scale: 1.06 }, { fur: 120 })}`)}</div><div class="cd"><small>Покажіть код на касі</small><div class="code">4821</div><div class="meta"><p>${drawIcon('pin', 20)}вул. Набережна, 12</p><p>${drawIcon('clock', 20)}Зберігаємо до 23 травня</p></div><div class="ls">${lines
    .map(
      ([name, tone, title, count, price]) =>
        `<div class="ln">${drawProductTile(name, 58, 52, tone, 14)}<span style="font-size:14px">${title}<small style="display:block">${count}</small></span><b>${price}</b></div>`,
    )
    .join('')}</div><div class="sum"><span>Сплачено</span><span>1 240 ₴</span></div></div></div>${swipeBarHtml}`,
});
