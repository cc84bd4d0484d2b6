import { drawIcon } from '../../../draw/icon.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawTopBar } from '../shop/look.ts';
import { drawMapPin, drawStreetName, drawTownMap } from '../shop/map.ts';

const places = [
  ['вул. Набережна, 12', '9:00–21:00', true],
  ['просп. Садовий, 7', '9:00–20:00', false],
  ['вул. Паркова, 31', '9:00–20:00', false],
  ['вул. Вишнева, 4', '10:00–20:00', false],
  ['вул. Мостова, 22', '9:00–21:00', false],
] as const;

function map(): string {
  const { drawing, crossing } = drawTownMap(820, 818, 33, 13, 13, ['4,4', '5,8', '9,4', '7,10', '3,7']);
  const crossings = [
    [3, 4],
    [5, 6],
    [4, 8],
    [7, 2],
    [5, 10],
    [10, 8],
    [6, 3],
    [6, 9],
    [5, 5],
    [10, 5],
    [8, 9],
  ] as const;
  const chosen = crossing(6, 7);
  const drops = crossings.map(([i, j]) => crossing(i, j)).sort((a, b) => a[1] - b[1]);
  return createSvgElement(
    820,
    818,
    `${drawing}${drawStreetName('вул. Набережна', 300, 470, 72)}${drawStreetName('просп. Садовий', 118, 372, -12)}${drawStreetName('вул. Паркова', 600, 250, -12)}${drawStreetName('вул. Мостова', 640, 640, -12)}${drawStreetName('Дніпро', 520, 420, 66, '#4f8b95')}${drops.map(([x, y]) => drawMapPin(x, y)).join('')}${drawMapPin(chosen[0], chosen[1], true)}`,
  );
}

export const drawStoreMapScreen = (): PaintedScreen => ({
  style: `.m{position:absolute;inset:78px 0 0;display:grid;grid-template-columns:460px 1fr}.l{padding:26px 28px 26px 40px;display:flex;flex-direction:column}h1{font-size:44px;line-height:1;margin-bottom:16px}.l .find{flex:none}.fs{display:flex;gap:6px;margin:14px 0 16px}.pill{font-size:13px;padding:0 11px;height:40px;gap:5px}.pl{display:flex;gap:14px;align-items:center;background:#fff;border-radius:22px;padding:0 18px;height:84px;margin-bottom:10px}.pl b{display:block;font-weight:800;font-size:17px;letter-spacing:-.02em}.pl .ic{width:44px;height:44px;border-radius:50%;background:#FFF3C4;display:grid;place-items:center;flex:none}.pl.on{background:#F7C520}.pl.on .ic{background:#14301F;color:#F7C520}.pl.on small{color:#4b4410}.go{margin-top:auto;width:100%}.map{position:relative;overflow:hidden}.zoom{position:absolute;right:22px;top:22px;background:#fff;border-radius:18px;display:grid;box-shadow:0 10px 26px #14301f22}.zoom span{width:48px;height:48px;display:grid;place-items:center}`,
  body: `${drawTopBar()}<div class="m"><div class="l"><h1>36 локацій</h1><div class="find">${drawIcon('search', 20)}Знайти вулицю або район</div><div class="fs"><span class="pill on">${drawIcon('check', 16, { width: 2.6 })}Відчинено зараз</span><span class="pill">Є ветклініка</span><span class="pill">Є мій кошик</span></div>${places
    .map(
      ([address, hours, on], index) =>
        `<div class="pl${on ? ' on' : ''}"><span class="ic">${drawIcon('paw', 24, { filled: true, width: 0 })}</span><span><b>${address}</b><small>${hours}</small></span><span class="push quiet">${['450 м', '1,2 км', '1,9 км', '2,4 км', '3,1 км'][index]}</span></div>`,
    )
    .join(
      '',
    )}<span class="go">Прокласти шлях</span></div><div class="map">${map()}<div class="zoom"><span>${drawIcon('plus', 22)}</span><span style="border-top:1px solid #eef0e4">${drawIcon('minus', 22)}</span></div></div></div>`,
});
