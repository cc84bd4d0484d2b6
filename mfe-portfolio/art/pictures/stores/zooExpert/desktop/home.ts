import { createSvgElement } from '../../../draw/svg.ts';
import { coatColors, paintCat, paintDog } from '../../../painters/animals.ts';
import { goodsDefs, paintKibbleHeap } from '../../../painters/petGoods.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawProductTile, type GoodName } from '../shop/goods.ts';
import { departmentSigns, drawTopBar } from '../shop/look.ts';

const departments = [
  ['dogs', 'Собаки'],
  ['cats', 'Коти'],
  ['rodents', 'Гризуни'],
  ['pharmacy', 'Ветаптека'],
  ['offers', 'Акції'],
] as const;

const shown: readonly (readonly [GoodName, string, string, string, string])[] = [
  ['lamb', '#FCE9DC', 'Сухий корм для дорослих собак, 12 кг', 'ягня й рис', '1 890'],
  ['catSalmon', '#E2EEF5', 'Корм для стерилізованих котів, 2 кг', 'лосось', '640'],
  ['turkey', '#E4F2E4', 'Беззерновий корм, 4 кг', 'індичка', '1 120'],
  ['pate', '#FFF1C9', 'Паштет для кошенят, 24 шт', 'качка', '780'],
];

export const drawHomeScreen = (): PaintedScreen => ({
  style: `.hero{margin:22px 0 18px;height:352px;background:#F7C520;border-radius:36px;position:relative;overflow:hidden}.hero>svg{position:absolute;inset:0}.hero div{position:absolute;left:52px;top:44px;z-index:2}.hero h1{font-size:58px;line-height:1.02}.hero p{font-size:18px;margin:18px 0 26px;max-width:380px}.k{display:grid;grid-template-columns:repeat(5,1fr);gap:12px;margin-bottom:18px}.k span{background:#fff;border-radius:22px;height:76px;padding:0 16px;display:flex;align-items:center;gap:12px;font-weight:800;font-size:17px;letter-spacing:-.02em}.k svg{width:56px;height:56px;flex:none}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:18px}.card h3{font:700 16px/1.25 Manrope;letter-spacing:-.02em;margin:12px 4px 2px;height:40px}.card small{margin:0 4px}.price{font-size:22px;margin:4px 4px 0}`,
  body: `${drawTopBar()}<div class="page"><div class="hero">${createSvgElement(
    1200,
    352,
    `${goodsDefs}<circle cx="910" cy="240" r="310" fill="#FFD24A"/><circle cx="910" cy="260" r="222" fill="#FFE07A"/><path d="M880 352Q880 250 1012 244Q1150 250 1150 352Z" fill="#b97a3c"/><path d="M960 352Q964 290 1012 286Q1060 290 1064 352Z" fill="#fff3e0"/><path d="M664 352Q664 268 762 262Q864 268 864 352Z" fill="#4d5862"/>${paintDog(coatColors.beagle, { x: 1012, y: 178, scale: 1.42 }, { fur: 420 })}${paintCat(coatColors.grey, { x: 764, y: 212, scale: 1.1 }, { fur: 320 })}<path d="M904 322Q1012 350 1118 318" stroke="#c8371f" stroke-width="15" fill="none" stroke-linecap="round"/><circle cx="1012" cy="344" r="15" fill="#ffd34d" stroke="#a8720f" stroke-width="2.5"/><path d="M560 352Q880 326 1200 346V352Z" fill="#1E4D3A"/><g transform="translate(600 0)">${paintKibbleHeap(560, 330, 350, 15, 10, 5)}</g>`,
  )}<div><h1>Хвіст знає,<br>де смачніше</h1><p>Корм, ліки й догляд: доставка або самовивіз із 36 локацій.</p><span class="go">Зібрати кошик</span></div></div><div class="k">${departments
    .map(([sign, word]) => `<span>${departmentSigns[sign]}${word}</span>`)
    .join('')}</div><div class="g">${shown
    .map(
      ([name, tone, title, flavour, price]) =>
        `<div class="card">${drawProductTile(name, 254, 178, tone)}<h3>${title}</h3><small>${flavour}</small><div class="price">${price} ₴</div></div>`,
    )
    .join('')}</div></div>`,
});
