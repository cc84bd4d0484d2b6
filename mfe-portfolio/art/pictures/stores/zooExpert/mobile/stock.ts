import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawProductTile } from '../shop/goods.ts';
import { drawMapPin, drawStreetName, drawTownMap } from '../shop/map.ts';

const places = [
  ['вул. Набережна, 12', '6 хвилин пішки', 'є', true],
  ['просп. Садовий, 7', '15 хвилин пішки', 'є', false],
  ['вул. Паркова, 31', '24 хвилини пішки', 'немає', false],
] as const;

function map(): string {
  const { drawing, crossing } = drawTownMap(390, 380, 12, 8, 8, ['2,3', '5,5', '4,2']);
  const spots = [crossing(3, 3), crossing(2, 5)];
  const chosen = crossing(4, 4);
  return createSvgElement(
    390,
    380,
    `${drawing}${drawStreetName('вул. Паркова', 30, 178, -12)}${drawStreetName('Дніпро', 262, 210, 66, '#4f8b95')}${spots.map(([x, y]) => drawMapPin(x, y)).join('')}${drawMapPin(chosen[0], chosen[1], true)}`,
  );
}

export const drawStockScreen = (): PaintedScreen => ({
  style: `.map{position:absolute;left:0;right:0;top:0;height:380px}.status{position:relative;background:linear-gradient(#ffffffe6,#fff0)}.back{position:absolute;left:16px;top:52px;background:#fff;width:46px;height:46px;border-radius:50%;display:grid;place-items:center;box-shadow:0 8px 20px #14301f24}.sheet{position:absolute;left:0;right:0;top:352px;bottom:0;background:#FFF9E8;border-radius:32px 32px 0 0;padding:18px 14px}.pr{display:flex;gap:14px;align-items:center;padding:0 4px}.pr b{display:block;font-weight:800;font-size:18px;line-height:1.2;letter-spacing:-.03em}h1{font-size:22px;margin:16px 4px 10px}.pl{background:#fff;border-radius:22px;height:76px;padding:0 16px;display:flex;gap:13px;align-items:center;margin-bottom:8px;border:2.5px solid #fff}.pl.on{border-color:#14301F}.pl b{display:block;font-weight:800;font-size:16px;letter-spacing:-.02em}.av{margin-left:auto;border-radius:99px;padding:5px 14px;background:#DDF2E3;font-weight:800}.av.no{background:#F8E2DA}.go{position:absolute;left:14px;right:14px;bottom:30px;height:60px;font-size:18px}`,
  body: `<div class="map">${map()}</div>${drawStatusBar('17:38')}<span class="back">${drawIcon('back', 22)}</span><div class="sheet"><div class="pr">${drawProductTile('pate', 80, 68, '#FFF1C9', 18)}<span><b>Паштет для кошенят, 24 шт</b><small>качка · 780 ₴</small></span></div><h1>Де забрати</h1>${places
    .map(
      ([address, walk, there, on]) =>
        `<div class="pl${on ? ' on' : ''}"><i class="radio${on ? ' on' : ''}"></i><span><b>${address}</b><small>${walk}</small></span><span class="av ${there === 'є' ? 'yes' : 'no'}">${there}</span></div>`,
    )
    .join('')}<span class="go">Забрати тут</span></div>${swipeBarHtml}`,
});
