import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import { createSvgElement, formatNumber } from '../../../draw/svg.ts';
import { createRoutePath } from '../../../painters/cityMap.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawCourierMap, drawMapLabel } from '../shop/map.ts';

function map(): string {
  const { drawing, crossing } = drawCourierMap(390, 640, 19, 7, 7);
  const way = [crossing(2, 5), crossing(2, 4), crossing(4, 4), crossing(4, 2)];
  const [, , corner = [0, 0], house = [0, 0]] = way;
  const courier = [corner[0] + 4, corner[1] - 34] as const;
  const path = (through: typeof way, colour: string, width: number) =>
    `<path d="${createRoutePath(through)}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`;
  return createSvgElement(
    390,
    640,
    `${drawing}${drawMapLabel('вул. Паркова', 62, 232, 9)}${drawMapLabel('Дніпро', 356, 190, 84, '#4f8b95')}${path(way, '#fff', 16)}${path(way, '#F6B79F', 9)}${path([...way.slice(0, 3), courier], '#E5431A', 9)}<g transform="translate(${formatNumber(courier[0])} ${formatNumber(courier[1])})"><circle r="40" fill="#E5431A" opacity=".18"/><circle r="24" fill="#fff"/><circle r="18" fill="#E5431A"/><circle r="6" fill="#fff"/></g><g transform="translate(${formatNumber(house[0])} ${formatNumber(house[1])})"><ellipse rx="13" ry="5" fill="#000" opacity=".25"/><path d="M0 0C-24-30-24-62 0-62S24-30 0 0Z" fill="#1c1410"/><path d="M-8-37 0-45 8-37V-29H-8Z" fill="#fff"/></g>`,
  );
}

export const drawTrackingScreen = (): PaintedScreen => ({
  style: `.map{position:absolute;inset:0 0 204px}.status{position:relative;background:linear-gradient(#fffdf8,#fffdf800)}.back{position:absolute;left:16px;top:54px;background:#fff;color:#1c1410;width:46px;height:46px;box-shadow:0 8px 20px #1c14101f}.sheet{position:absolute;left:0;right:0;bottom:0;background:#fffaf3;border-radius:32px 32px 0 0;padding:14px 20px 34px;box-shadow:0 -16px 40px #1c14101f}.grip{width:44px;height:5px;border-radius:9px;background:#dccfbb;margin:0 auto 16px}h1{font-size:29px}.bars{display:grid;grid-template-columns:repeat(4,1fr);gap:6px;margin:14px 0 18px}.bars i{height:6px;border-radius:9px;background:#E5431A}.bars i:last-child{background:#eadfce}.co{display:flex;gap:14px;align-items:center;margin-bottom:18px;font-size:16px;line-height:1.3}.co .face{width:54px;height:54px;font-size:20px;flex:none}.two{display:grid;grid-template-columns:1fr 1fr;gap:10px}.two span{height:56px;border-radius:18px;background:#1c1410;color:#fff;display:flex;gap:10px;align-items:center;justify-content:center;font-weight:600;font-size:16px}.two span+span{background:#F3E9DA;color:#1c1410}.paid{display:flex;gap:9px;align-items:center;justify-content:center;margin-top:16px;font-size:14px}`,
  body: `<div class="map">${map()}</div>${drawStatusBar('13:06')}<span class="round back">${drawIcon('back', 22)}</span><div class="sheet"><div class="grip"></div><h1>Буде о&nbsp;13:15</h1><div class="bars"><i></i><i></i><i></i><i></i></div><div class="co"><span class="face">Т</span>Кур’єр Тарас за дві вулиці від вас</div><div class="two"><span>${drawIcon('phone', 20)}Подзвонити</span><span>${drawIcon('chat', 20)}Написати</span></div><div class="paid quiet">${drawIcon('check', 18)}Замовлення на 439 ₴ сплачено</div></div>${swipeBarHtml}`,
});
