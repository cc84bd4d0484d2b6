import { drawIcon, type IconName } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawProductTile } from '../shop/products.ts';

const stops: readonly (readonly [IconName, string, string, string])[] = [
  ['box', 'Зібрано на складі', '4 травня, 14:10', 'past'],
  ['truck', 'Передано перевізникові', '5 травня, 9:40', 'past'],
  ['file', 'Митне оформлення', 'сьогодні, документи прийнято', 'now'],
  ['home', 'Доставлено до клініки', 'очікуємо 8 травня', ''],
];

export const drawShipmentScreen = (): PaintedScreen => ({
  style: `.bar{display:flex;align-items:center;justify-content:space-between;padding:8px 18px 10px}h1{font-size:34px;line-height:1.05;margin:8px 18px 14px}.sum{margin:0 14px;background:#fff;border-radius:14px;padding:14px;display:flex;gap:12px;align-items:center}.sum b{font-weight:500;font-size:25px;letter-spacing:-.04em;display:block;line-height:1.2}.st{margin:22px 20px 0}.st li{display:flex;gap:16px;position:relative;height:82px}.st li:last-child{height:56px}.st li::after{content:"";position:absolute;left:23px;top:48px;bottom:0;width:2px;background:#e4d0d7}.st li:last-child::after{display:none}.st .past::after{background:#9C3763}.ic{width:48px;height:48px;border-radius:50%;background:#fff;color:#b892a2;display:grid;place-items:center;flex:none}.past .ic{background:#9C3763;color:#fff}.now .ic{background:#F6DCE4;color:#9C3763;box-shadow:0 0 0 2px #9C3763,0 0 0 9px #9c37631f}.st b{display:block;font-size:18px;letter-spacing:-.02em;line-height:1.3}.now b{color:#9C3763}.dc{position:absolute;left:14px;right:14px;bottom:34px;background:#fff;border-radius:14px;padding:16px 18px 6px}.dc h2{font-size:20px;margin-bottom:6px}.dc p{display:flex;gap:12px;align-items:center;height:52px;border-top:1px solid #efe0e5;font-size:16px}.dc svg{color:#9C3763}`,
  body: `${drawStatusBar('16:05')}<div class="bar">${drawIcon('back', 24)}${drawIcon('chat', 24)}</div><h1>Замовлення № 2038</h1><div class="sum">${drawProductTile('peptide', '62px', 72, 8)}${drawProductTile('gel', '62px', 72, 8)}<div style="margin-left:6px"><b>324,00 €</b><small>10 одиниць, у дорозі</small></div></div><ol class="st">${stops
    .map(
      ([name, word, time, state]) =>
        `<li class="${state}"><span class="ic">${drawIcon(name, 23)}</span><span><b>${word}</b><small>${time}</small></span></li>`,
    )
    .join(
      '',
    )}</ol><div class="dc"><h2>Документи відправлення</h2><p>${drawIcon('file', 21)}Рахунок, PDF<span class="push quiet">${drawIcon('down', 19)}</span></p><p>${drawIcon('file', 21)}Накладна перевізника, PDF<span class="push quiet">${drawIcon('down', 19)}</span></p></div>${swipeBarHtml}`,
});
