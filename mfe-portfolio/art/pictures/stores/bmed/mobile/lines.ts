import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import { bottleDefs, type VesselKind, vesselPainters } from '../../../painters/bottles.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawTabBar, tabBarCss } from '../shop/look.ts';
import { productLines as bands } from '../shop/products.ts';

const shown: readonly (readonly [keyof typeof bands, readonly VesselKind[], string])[] = [
  ['hydration', ['tonic', 'jar'], 'для сухої шкіри'],
  ['recovery', ['dropper', 'tube'], 'після процедур'],
  ['radiance', ['dropper', 'jar'], 'для тьмяної шкіри'],
  ['protection', ['tube', 'pump'], 'щодня, від сонця й вітру'],
];

export const drawProductLinesScreen = (): PaintedScreen => ({
  style: `${tabBarCss}.bar{display:flex;align-items:center;padding:6px 18px 10px}.bar h1{font-size:36px;line-height:1.1}.bar .push{display:flex;gap:18px}.bd{position:relative;height:146px;overflow:hidden;margin-bottom:6px}.bd>svg{position:absolute;inset:0}.bd div{position:absolute;left:18px;top:30px}.bd h2{font-size:29px;line-height:1.05}.bd span{display:block;margin-top:6px;font-size:15px;color:#6b4756}.all{display:flex;align-items:center;height:52px;padding:0 18px;font-size:17px;font-weight:600;color:#9C3763}`,
  body: `${drawStatusBar('11:17')}<div class="bar"><h1>Лінії</h1><span class="push">${drawIcon('search', 24)}${drawIcon('bag', 24)}</span></div>${shown
    .map(([key, [left, right], note]) => {
      const { name, tone, tint, deep } = bands[key];
      const stand = (kind: VesselKind | undefined, x: number) =>
        kind ? vesselPainters[kind]({ tint, deep }, { x, y: 132, scale: kind === 'jar' ? 0.5 : 0.41 }) : '';
      return `<div class="bd" style="background:${tone}">${createSvgElement(390, 146, `${bottleDefs}<ellipse cx="300" cy="134" rx="180" ry="26" fill="#fff" opacity=".5"/>${stand(left, 262)}${stand(right, 336)}`)}<div><h2>${name}</h2><span>${note}</span></div></div>`;
    })
    .join(
      '',
    )}<div class="all">Усі препарати<span class="push">${drawIcon('chevron', 20)}</span></div>${drawTabBar(1)}${swipeBarHtml}`,
});
