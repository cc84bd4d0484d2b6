import { drawIcon } from '../../../draw/icon.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import { goodsDefs, paintKibbleHeap } from '../../../painters/petGoods.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawFoodBag } from '../shop/goods.ts';
import { drawTopBar } from '../shop/look.ts';

const stock = [
  ['Є на вул. Набережній, 12', 'сьогодні до 21:00', true],
  ['Є на просп. Садовому, 7', 'сьогодні до 20:00', true],
  ['Закінчилося на вул. Парковій, 31', 'буде в п’ятницю', false],
] as const;

export const drawProductScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:580px 1fr;gap:36px;margin-top:22px}.big{height:612px;border-radius:36px;overflow:hidden;background:linear-gradient(165deg,#FFEFE3,#F9CDB0)}.th{display:flex;gap:12px;margin-top:14px}.th span{width:104px;height:104px;border-radius:22px;overflow:hidden;background:#FCE9DC;border:3px solid transparent}.th .on{border-color:#14301F}h1{font-size:42px;line-height:1.04;margin:10px 0 6px}.fl{font-size:20px;font-weight:700}.o{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin:22px 0}.o span{background:#fff;border-radius:20px;padding:13px 18px;border:2.5px solid #fff;display:grid}.o b{font-weight:800;font-size:18px}.o .on{border-color:#14301F}.buy{display:flex;align-items:center;gap:12px}.price{font-size:46px;margin-right:auto;white-space:nowrap}.st{margin-top:24px;background:#fff;border-radius:26px;padding:8px 22px}.st p{display:flex;gap:12px;align-items:center;height:56px;font-size:16px}.st p+p{border-top:1px solid #eef0e4}.st small{margin-left:auto}.st i{width:12px;height:12px;border-radius:50%;background:#1FB57A}.st .no i{background:#e0a08c}.tb{display:flex;gap:28px;margin:24px 4px 12px;font-size:17px}.tb span{padding-bottom:8px}.tb .on{border-bottom:3px solid #F7C520;font-weight:800}.tx{font-size:16px;max-width:520px}`,
  body: `${drawTopBar()}<div class="page m"><div><div class="big">${createSvgElement(580, 612, `${goodsDefs}<ellipse cx="290" cy="470" rx="330" ry="130" fill="#fff" opacity=".35"/>${drawFoodBag('lamb', { x: 290, y: 282, scale: 1.5 })}${paintKibbleHeap(560, 506, 590, 34, 24, 7)}`)}</div><div class="th"><span class="on">${createSvgElement(100, 100, `${goodsDefs}${drawFoodBag('lamb', { x: 50, y: 52, scale: 0.27 })}`)}</span><span>${createSvgElement(100, 100, goodsDefs + paintKibbleHeap(100, 0, 110, 30, 15, 9))}</span><span>${createSvgElement(100, 100, `${goodsDefs}${drawFoodBag('lamb', { x: 50, y: 118, scale: 0.7 })}`)}</span><span>${createSvgElement(100, 100, `${goodsDefs}${drawFoodBag('lamb2', { x: 34, y: 56, scale: 0.24 })}${drawFoodBag('lamb', { x: 68, y: 52, scale: 0.28 })}`)}</span></div></div><div><span class="quiet">Сухий корм для дорослих собак</span><h1>Ягня й рис</h1><p class="fl quiet">середні породи, 1–7 років</p><div class="o"><span><b>2 кг</b><small>390 ₴</small></span><span><b>4 кг</b><small>720 ₴</small></span><span class="on"><b>12 кг</b><small>1 890 ₴</small></span></div><div class="buy"><span class="price">1 890 ₴</span><span class="go alt">Забрати сьогодні</span><span class="go">${drawIcon('bag', 20)}До кошика</span></div><div class="st">${stock
    .map(([text, note, there]) => `<p${there ? '' : ' class="no"'}><i></i>${text}<small>${note}</small></p>`)
    .join(
      '',
    )}</div><div class="tb"><span class="on">Склад</span><span class="quiet">Норма на день</span></div><p class="tx quiet">Ягня 26 %, рис, кукурудза, жир птиці, буряковий жом, льон, лососева олія, дріжджі, мінерали. Білок 25 %, жир 14 %, клітковина 3 %.</p></div></div>`,
});
