import { drawIcon } from '../../../draw/icon.ts';
import { createSvgElement, formatNumber } from '../../../draw/svg.ts';
import { createRoutePath } from '../../../painters/cityMap.ts';
import type { PaintedScreen } from '../../Store.ts';
import { type DishName, drawRoundDish } from '../shop/dishes.ts';
import { drawTopBar } from '../shop/look.ts';
import { drawCourierMap, drawMapLabel } from '../shop/map.ts';

const stages = [
  ['19:02', 'Прийняли замовлення', 'past'],
  ['19:08', 'Кухарка Олена збирає роли', 'past'],
  ['19:27', 'Кур’єр Тарас у дорозі', 'now'],
  ['19:40', 'Смачного!', ''],
] as const;

const ordered: readonly (readonly [DishName, string, string])[] = [
  ['philadelphia', 'Філадельфія з лососем', '289 ₴'],
  ['gunkan', 'Гункан з ікрою', '215 ₴'],
  ['nigiri', 'Нігірі з лососем', '139 ₴'],
];

function map(): string {
  const { drawing, crossing } = drawCourierMap(780, 796, 6, 11, 11);
  const way = [crossing(3, 9), crossing(3, 7), crossing(5, 7), crossing(5, 4), crossing(7, 4)];
  const [kitchen = [0, 0], , , corner = [0, 0], house = [0, 0]] = way;
  const courier = [corner[0] - 14, corner[1] + 66] as const;
  return createSvgElement(
    780,
    796,
    `${drawing}${drawMapLabel('вул. Набережна', 600, 250, 96, '#4f8b95')}${drawMapLabel('просп. Садовий', 150, 322, 9)}${drawMapLabel('вул. Паркова', 300, 200, 9)}${drawMapLabel('сквер', 318, 500, 9, '#5c7f45')}${drawMapLabel('Дніпро', 706, 470, 80, '#4f8b95')}<path d="${createRoutePath(way)}" stroke="#fff" stroke-width="17" fill="none" stroke-linejoin="round" stroke-linecap="round"/><path d="${createRoutePath(way)}" stroke="#F6B79F" stroke-width="10" fill="none" stroke-linejoin="round" stroke-linecap="round"/><path d="${createRoutePath([...way.slice(0, 3), courier])}" stroke="#E5431A" stroke-width="10" fill="none" stroke-linejoin="round" stroke-linecap="round"/><circle cx="${formatNumber(kitchen[0])}" cy="${formatNumber(kitchen[1])}" r="17" fill="#1c1410"/><circle cx="${formatNumber(kitchen[0])}" cy="${formatNumber(kitchen[1])}" r="6" fill="#fff"/><g transform="translate(${formatNumber(courier[0])} ${formatNumber(courier[1])})"><circle r="44" fill="#E5431A" opacity=".18"/><circle r="27" fill="#fff"/><circle r="20" fill="#E5431A"/><path d="M-8 4a5 5 0 1 0 .1 0M8 4a5 5 0 1 0 .1 0M-8 9l5-11h6l5 11M-5-2h-4M3-2l4-5" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round" transform="translate(0 -2)"/><rect x="40" y="-25" width="176" height="50" rx="15" fill="#1c1410"/><text x="58" y="6" style="font:600 17px 'Golos Text'" fill="#fff">Тарас у дорозі</text></g><g transform="translate(${formatNumber(house[0])} ${formatNumber(house[1])})"><ellipse rx="13" ry="5" fill="#000" opacity=".25"/><path d="M0 0C-24-30-24-62 0-62S24-30 0 0Z" fill="#1c1410"/><path d="M-8-37 0-45 8-37V-29H-8Z" fill="#fff"/></g>`,
  );
}

export const drawTrackingScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:1fr 400px;gap:20px}.map{height:796px;border-radius:32px;overflow:hidden;position:relative}.side{background:#fff;border-radius:32px;padding:34px 34px 30px;display:flex;flex-direction:column;height:796px}h1{font-size:36px;line-height:1.06}.side>p{margin-top:8px}.st{margin-top:24px}.st li{display:flex;gap:16px;position:relative;padding-bottom:20px;font-size:16px}.st li:last-child{padding-bottom:0}.st li::before{content:"";width:16px;height:16px;border-radius:50%;background:#eadfce;margin-top:3px;flex:none;z-index:1}.st li::after{content:"";position:absolute;left:7px;top:10px;bottom:-6px;width:2px;background:#eadfce}.st li:last-child::after{display:none}.st .past::before,.st .past::after{background:#E5431A}.st .now::before{background:#fff;border:5px solid #E5431A}.st .now{font-weight:600}.st em{color:#7d6f63;width:44px;font-weight:500}.it{margin-top:22px;padding-top:12px}.it div{display:flex;gap:14px;align-items:center;padding:6px 0}.it b{margin-left:auto;font-weight:600}.sum{margin-top:auto;padding-top:18px;display:flex;justify-content:space-between;font-size:18px}.co{position:absolute;left:24px;right:24px;bottom:24px;background:#fff;border-radius:24px;padding:16px 18px;display:flex;gap:16px;align-items:center;box-shadow:0 18px 40px #1c141022}.co .face{width:54px;height:54px;font-size:20px}.co b{display:block;font-size:17px;font-weight:600}.call{margin-left:auto;background:#1c1410;color:#fff;border-radius:16px;height:52px;padding:0 20px;display:flex;gap:10px;align-items:center;font-weight:600}`,
  body: `${drawTopBar()}<div class="page m"><div class="map">${map()}<div class="co"><span class="face">Т</span><div><b>Тарас везе замовлення</b><span class="quiet">Електровелосипед, сумка з термобоксом</span></div><span class="call">${drawIcon('phone', 20)}Подзвонити кур’єрові</span></div></div><div class="side"><h1>Буде о&nbsp;19:40</h1><p class="quiet">вул. Набережна, 18</p><ol class="st">${stages
    .map(([time, text, state]) => `<li class="${state}"><em>${time}</em>${text}</li>`)
    .join('')}</ol><div class="it line">${ordered
    .map(([dish, name, price]) => `<div>${drawRoundDish(dish, 64)}<span>${name}</span><b>${price}</b></div>`)
    .join(
      '',
    )}</div><div style="margin-top:12px;background:#F3E9DA;border-radius:18px;padding:14px 18px;font-size:14px">Палички на двох. Зателефонуйте знизу, будь ласка.</div><div class="sum line"><span>До сплати</span><b style="font-weight:600">643 ₴</b></div></div></div>`,
});
