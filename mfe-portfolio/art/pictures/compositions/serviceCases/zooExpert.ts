import type { Scene } from 'studio/painting';
import { drawGreekedLine, drawGreekedLines } from '../../draw/greeked.ts';
import { drawIcon } from '../../draw/icon.ts';
import { createRandom } from '../../draw/random.ts';
import { createBlurFilter, createRadialGradient, createSvgElement, formatNumber, repeat } from '../../draw/svg.ts';
import { coatColors, paintCat, paintDog } from '../../painters/animals.ts';
import { goodsDefs, kibbleDefs, paintBag, paintKibble } from '../../painters/petGoods.ts';
import { storeFonts } from '../../stores/zooExpert/shop/look.ts';
import { drawMapPin, drawTownMap } from '../../stores/zooExpert/shop/map.ts';
import { createWorldScene, drawLayer } from './worldScene.ts';

const deep = '#1E4D3A';
const ink = '#14301F';
const sun = '#F7C520';
const said = '#c9d3c6';
const quiet = '#e3e8da';
const look = `body{font:800 20px Manrope;color:${ink};background:#FFF9E8}.logo{font-size:27px;letter-spacing:-.045em;color:#fff}.logo em{font-style:normal;color:${sun}}`;
const logo = '<span class="logo">zoo<em>·</em>expert</span>';

const at = { y: -12, scale: 0.5 };
/** The shop's goods, in bags that show only the shop's name. */
const foods = {
  lamb: ['#C84B31', '#8f2d18', '#FFE3D2', () => paintDog(coatColors.beagle, at)],
  turkey: ['#3C8C5A', '#22593a', '#DDEFD9', () => paintDog(coatColors.cream, at)],
  duck: ['#D98A1E', '#9a5c0a', '#FFF0C4', () => paintDog(coatColors.chocolate, at)],
  salmon: ['#2F6F9F', '#1d4a6d', '#DCEBF4', () => paintCat(coatColors.grey, { y: -6, scale: 0.5 })],
  beef: ['#43474f', '#22252b', '#E6E6E0', () => paintDog(coatColors.black, at)],
  rosy: ['#D9647A', '#9a3550', '#FBE0E4', () => paintCat(coatColors.ginger, { y: -6, scale: 0.5 })],
} as const;

const food = (name: keyof typeof foods, placing: { x: number; y: number; scale: number; turn?: number }) => {
  const [colour, dark, , head] = foods[name];
  return paintBag({ brand: 'zoo·expert', colour, dark, flavour: '', weight: '', head: head() }, placing);
};

/** Pieces of dry food along a curve, from the clicked advertisement to the page that it opens. */
const trail = [
  [470, 300],
  [516, 352],
  [556, 412],
  [602, 462],
  [662, 496],
  [728, 514],
] as const;

/** Paints the picture of the PPC service: an advertisement, its landing page, and a dog that looks at it. */
export const createPpcScene = (): Scene =>
  createWorldScene(
    storeFonts,
    `${look}.ad{left:74px;right:auto;top:72px;bottom:auto;width:430px;border-radius:30px;background:#fff;padding:26px;transform:rotate(-3deg);box-shadow:0 34px 70px #7a431059}.ad .y{display:flex;gap:14px;align-items:center}.ad .p{border:3px solid ${deep};border-radius:10px;padding:8px 11px}.page{left:640px;right:auto;top:70px;bottom:auto;width:720px;height:760px;border-radius:28px 0 0 0;background:#FFF9E8;overflow:hidden;box-shadow:0 40px 100px #7a43107a}.h{height:84px;background:${deep};display:flex;align-items:center;gap:28px;padding:0 34px}.h b{flex:1;height:44px;border-radius:99px;background:#fff;display:flex;align-items:center;padding:0 18px;gap:12px;color:#8aa093}.in{position:absolute;left:34px;top:116px;width:572px;display:grid;grid-template-columns:312px 1fr;gap:26px}.shot{height:412px;border-radius:28px;overflow:hidden;background:#FFE3D2}.go{height:78px;border-radius:99px;background:${sun};display:flex;align-items:center;gap:14px;padding:0 28px}.cost{font-size:56px;letter-spacing:-.05em;line-height:1}.more{position:absolute;left:34px;top:560px;width:572px;display:grid;grid-template-columns:repeat(4,1fr);gap:16px}.more span{height:150px;border-radius:24px;overflow:hidden}.hand{left:418px;right:auto;top:226px;bottom:auto;width:76px;height:76px}`,
    `${drawLayer(
      `<defs>${createRadialGradient(
        'ray',
        [
          [0, '#FFE68C'],
          [0.55, '#FFD34E'],
          [1, '#F3B91A'],
        ],
        [0.3, 0.2, 0.9],
      )}${createBlurFilter('cheek', 20)}</defs>${kibbleDefs}<rect width="1280" height="800" fill="url(#ray)"/>${[620, 470, 330].map((r) => `<circle cx="290" cy="760" r="${r}" fill="#fff" opacity=".14"/>`).join('')}<ellipse cx="290" cy="800" rx="250" ry="50" fill="#7a4310" opacity=".3" filter="url(#cheek)"/>${paintDog(coatColors.beagle, { x: 292, y: 604, scale: 1.86 }, { fur: 2600, look: 'up' })}`,
    )}<div class="page"><div class="h">${logo}<b>${drawIcon('search', 22)}${drawGreekedLine(120, quiet, 11)}</b></div><div class="in"><span class="shot">${createSvgElement(330, 436, `${goodsDefs}${kibbleDefs}<ellipse cx="165" cy="410" rx="260" ry="70" fill="#fff" opacity=".5"/>${food('lamb', { x: 165, y: 208, scale: 1.13 })}${[70, 118, 226, 276].map((x, i) => paintKibble(80 + i, { x, y: 392 + (i % 2) * 10, scale: 0.62, turn: i * 50 })).join('')}`)}</span><div style="display:grid;gap:24px;align-content:start;padding-top:8px;width:234px">${drawGreekedLine(226, ink, 26)}${drawGreekedLines([226, 200, 150], said, 13, 13)}<span class="cost">549 ₴</span><span class="go">${drawIcon('bag', 30)}${drawGreekedLine(96, ink, 14)}</span><span style="display:flex;gap:14px;align-items:center;color:#1f7a4a">${drawIcon('pin', 28)}${drawGreekedLine(150, said, 13)}</span></div></div><div class="more">${(['turkey', 'duck', 'rosy', 'beef'] as const).map((name) => `<span style="background:${foods[name][2]}">${createSvgElement(150, 150, `${goodsDefs}${food(name, { x: 75, y: 92, scale: 0.46 })}`)}</span>`).join('')}</div></div><div class="ad"><div class="y"><span class="p">${drawGreekedLine(30, deep, 11)}</span>${drawGreekedLine(150, said, 11)}</div><div style="display:flex;gap:22px;margin-top:22px"><span style="width:112px;height:132px;border-radius:20px;background:#FFE3D2;overflow:hidden;flex:none">${createSvgElement(112, 132, `${goodsDefs}${food('lamb', { x: 56, y: 68, scale: 0.37 })}`)}</span><div style="flex:1;display:grid;gap:16px;align-content:center">${drawGreekedLine(226, '#1f7a4a', 22)}${drawGreekedLines([226, 190], said, 12, 12)}<span style="font-size:29px;letter-spacing:-.04em">549 ₴</span></div></div></div>${drawLayer(`${kibbleDefs}${trail.map(([x, y], i) => paintKibble(30 + i, { x, y, scale: 0.66 + i * 0.05, turn: i * 47 })).join('')}`)}<svg class="hand" viewBox="0 0 24 24"><path d="M5 3 5 19 9.4 15.2 12.4 21.6 15.400 20.200 12.500 14 18.200 13.600Z" fill="${ink}" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/></svg>`,
  );

/** Paints the picture of the OpenCart service: the catalogue with its filters, and a customer. */
export const createOpencartScene = (): Scene =>
  createWorldScene(
    storeFonts,
    `${look}.page{left:70px;right:70px;top:64px;bottom:-40px;border-radius:32px;background:#FFF9E8;overflow:hidden;box-shadow:0 40px 100px #04170d99}.h{height:86px;background:${deep};display:flex;align-items:center;gap:30px;padding:0 40px;color:#fff}.h b{flex:1;height:46px;border-radius:99px;background:#fff;display:flex;align-items:center;padding:0 20px;gap:12px;color:#8aa093}.m{display:grid;grid-template-columns:230px 1fr;gap:30px;padding:32px 40px}.f{display:grid;gap:24px;align-content:start}.f span{display:flex;gap:14px;align-items:center}.x{width:30px;height:30px;border-radius:9px;border:3px solid #b9c6bd;display:grid;place-items:center;color:#fff;flex:none}.x.on{background:${deep};border-color:${deep}}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:18px}.c{background:#fff;border-radius:26px;padding:12px}.c .s{height:230px;border-radius:18px;overflow:hidden;display:block}.c .r{display:flex;align-items:center;padding:16px 8px 6px;gap:12px;font-size:27px;letter-spacing:-.04em}.c .a{margin-left:auto;width:54px;height:54px;border-radius:50%;background:${ink};color:#fff;display:grid;place-items:center}`,
    `<div style="background:radial-gradient(80% 90% at 60% 20%,#5a9a6c,#2c6648 56%,#123a28)"></div><div class="page"><div class="h">${logo}<b>${drawIcon('search', 22)}${drawGreekedLine(180, quiet, 11)}</b>${drawIcon('pin', 32)}${drawIcon('bag', 32)}</div><div class="m"><div class="f">${drawGreekedLine(150, ink, 20)}${[true, false, true, false].map((on, i) => `<span><i class="x${on ? ' on' : ''}">${on ? drawIcon('check', 20, { width: 3.4 }) : ''}</i>${drawGreekedLine([120, 150, 96, 136][i] ?? 120, said, 13)}</span>`).join('')}<span style="margin-top:8px">${drawGreekedLine(120, ink, 20)}</span><span style="position:relative;height:26px;width:210px"><i style="position:absolute;left:0;right:0;height:8px;border-radius:9px;background:${quiet}"></i><i style="position:absolute;left:30px;right:60px;height:8px;border-radius:9px;background:${deep}"></i>${[30, 150].map((x) => `<i style="position:absolute;left:${x - 13}px;width:26px;height:26px;border-radius:50%;background:#fff;border:7px solid ${deep};box-sizing:border-box"></i>`).join('')}</span></div><div class="g">${(
      [
        ['lamb', 549],
        ['turkey', 420],
        ['duck', 760],
        ['salmon', 640],
        ['beef', 890],
        ['rosy', 690],
      ] as const
    )
      .map(
        ([name, price]) =>
          `<div class="c"><span class="s" style="background:${foods[name][2]}">${createSvgElement(300, 230, `${goodsDefs}<ellipse cx="150" cy="216" rx="230" ry="50" fill="#fff" opacity=".45"/>${food(name, { x: 150, y: 116, scale: 0.62 })}`)}</span><div class="r">${price} ₴<span class="a">${drawIcon('bag', 26)}</span></div></div>`,
      )
      .join(
        '',
      )}</div></div></div>${drawLayer(`<defs>${createBlurFilter('cheek', 24)}</defs><ellipse cx="196" cy="770" rx="190" ry="60" fill="#0a2a1a" opacity=".4" filter="url(#cheek)"/>${paintCat(coatColors.white, { x: 190, y: 660, scale: 1.72 }, { fur: 1400 })}`)}`,
  );

/** Number of locations of Zoo Expert (SPEC §9). The painted map has as many pins. */
const places = 36;

/** Returns a point for each location. Points keep a distance from each other, from the river and from the objects on the map. */
function spread(): readonly (readonly [number, number])[] {
  const draw = createRandom(36);
  const found: [number, number][] = [];
  for (let attempt = 0; attempt < 20_000 && found.length < places; attempt++) {
    const [x, y] = [draw(40, 1240), draw(80, 780)];
    const down = y / 800;
    const middle = 1280 * (0.6 + 0.273 * down ** 2 * (3 - 2 * down));
    const free = Math.abs(x - middle) > 172 && !(x > 96 && x < 640 && y > 160);
    if (free && found.every(([a, b]) => Math.hypot(a - x, b - y) > 62)) found.push([x, y]);
  }
  if (found.length < places) throw new Error(`The map has room for ${found.length} places only. Make it wider.`);
  return found.sort((a, b) => a[1] - b[1]);
}

/** Returns a curve that rises from month to month, over all months by `share` per cent. */
const grows = (share: number, colour: string) => {
  const points = repeat(7, (i) => {
    const part = (i / 6) ** 1.7;
    return `${i === 0 ? 'M' : 'L'}${formatNumber(40 + i * 70)} ${formatNumber(300 - part * share * 4.6)}`;
  });
  return `<path d="${points}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="460" cy="${formatNumber(300 - share * 4.6)}" r="15" fill="${colour}" stroke="#fff" stroke-width="6"/>`;
};

/**
 * Paints the picture of the strategy service: the plan above the town with its 36 locations. Conversion and orders grow by the case's
 * figures (47 % and 35 %).
 */
export const createStrategyScene = (): Scene =>
  createWorldScene(
    storeFonts,
    `${look}.plan{left:92px;right:auto;top:150px;bottom:auto;width:520px;height:470px;border-radius:34px;background:#fffdf5;transform:rotate(-3deg);box-shadow:0 44px 90px #14301f66,0 4px 0 #e8e2cc}`,
    `${drawLayer(drawTownMap(1280, 800, 33, 15, 15, ['4,4', '5,8', '9,4', '7,10', '3,7', '11,9', '12,5']).drawing)}${drawLayer(
      spread()
        .map(([x, y]) => drawMapPin(x, y))
        .join(''),
    )}<div class="plan">${createSvgElement(520, 470, `<rect x="40" y="38" width="190" height="24" rx="12" fill="${ink}"/><rect x="40" y="80" width="130" height="13" rx="7" fill="${said}"/><g transform="translate(0 90)"><g stroke="${quiet}" stroke-width="3">${repeat(7, (i) => `<path d="M${40 + i * 70} 40V320"/>`)}</g><path d="M40 320H480" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>${grows(35, sun)}${grows(47, '#1f9a5a')}</g>`)}</div>${drawLayer(`<defs>${createBlurFilter('cheek', 20)}</defs><ellipse cx="330" cy="790" rx="210" ry="40" fill="${ink}" opacity=".35" filter="url(#cheek)"/>${paintCat(coatColors.ginger, { x: 330, y: 690, scale: 1.5 }, { fur: 1400 })}`)}`,
  );
