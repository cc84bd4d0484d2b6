import { drawIcon } from '../../../draw/icon.ts';
import { createRadialGradient, createSvgElement } from '../../../draw/svg.ts';
import { bottleDefs } from '../../../painters/bottles.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawTopBar } from '../shop/look.ts';
import { drawProductTile, type ProductName, products } from '../shop/products.ts';

const steps = ['1. Очищення', '2. Пептидна сироватка', '3. Відновлювальна маска', '4. Захисний крем'];
const related: readonly ProductName[] = ['peptide', 'mask'];

/** A drop of serum on a glass pipette above skin, at close range. */
const drop = createSvgElement(
  744,
  330,
  `${bottleDefs}<defs><linearGradient id="skin" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbe3dc"/><stop offset=".6" stop-color="#f0bfb4"/><stop offset="1" stop-color="#d99a92"/></linearGradient>${createRadialGradient(
    'bead',
    [
      [0, '#fff6e4', 0.95],
      [0.45, '#f9c79a', 0.85],
      [0.8, '#e58a52', 0.9],
      [1, '#b95a2a', 0.95],
    ],
    [0.42, 0.66, 0.7],
  )}${createRadialGradient('bead-w', [
    [0, '#fff', 0.9],
    [1, '#fff', 0],
  ])}</defs><rect width="744" height="330" fill="url(#skin)"/><path d="M-20 250Q200 170 420 226T780 196V340H-20Z" fill="#fff" opacity=".16"/><path d="M-20 286Q240 220 480 270T780 250V340H-20Z" fill="#b9685f" opacity=".14"/><ellipse cx="452" cy="262" rx="150" ry="24" fill="#8c3a2c" opacity=".32" filter="url(#vessel-shade)"/><path d="M310 244Q318 176 430 172Q556 176 566 240Q560 282 438 284Q318 284 310 244Z" fill="url(#bead)"/><path d="M336 232Q350 196 424 190" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none" opacity=".9"/><ellipse cx="500" cy="262" rx="46" ry="11" fill="url(#bead-w)"/><ellipse cx="372" cy="250" rx="11" ry="7" fill="#fff" opacity=".8"/><path d="M424 -10H468L456 92Q452 112 446 112Q440 112 436 92Z" fill="#fff" opacity=".5"/><path d="M430 -10H440L444 96" stroke="#fff" stroke-width="4" opacity=".9" fill="none"/><path d="M433 30H461L455 92Q452 108 446 108Q440 108 437 92Z" fill="#f0a066" opacity=".8"/><path d="M446 112Q462 138 446 150Q430 138 446 112Z" fill="url(#bead)"/><circle cx="441" cy="138" r="3.5" fill="#fff"/><g fill="url(#bead)"><ellipse cx="176" cy="236" rx="40" ry="22"/><ellipse cx="246" cy="280" rx="20" ry="11"/><ellipse cx="640" cy="232" rx="26" ry="14"/></g><g fill="none" stroke="#fff" stroke-linecap="round" opacity=".85"><path d="M150 230Q158 220 178 219" stroke-width="5"/><path d="M234 277Q239 272 248 272" stroke-width="3"/><path d="M624 228Q630 222 642 222" stroke-width="4"/></g>`,
);

export const drawTrainingScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:744px 1fr;gap:48px}.pic{height:330px;border-radius:4px;overflow:hidden}h1{font-size:56px;line-height:1.02;margin:16px 0 20px;max-width:700px}.by{display:flex;gap:12px;align-items:center;margin-bottom:2px}.cols{display:grid;grid-template-columns:1fr 300px;gap:36px;margin-top:22px}.tx{font-size:17px;line-height:1.55}.st{background:#fff;border-radius:4px;padding:18px 22px}.st h2{font-size:20px;margin-bottom:8px}.st p{height:40px;display:flex;align-items:center;border-top:1px solid #efe0e5;font-size:16px}.ev{background:#9C3763;color:#fff;border-radius:4px;padding:28px 28px 30px}.ev small{color:#f2cfdc}.ev h2{font-size:31px;line-height:1.1;margin:8px 0 8px}.ev .go{background:#fff;color:#9C3763;width:100%;margin-top:24px}.rl h2{font-size:22px;margin:28px 0 12px}.it{background:#fff;border-radius:4px;padding:12px;display:flex;gap:18px;align-items:center;margin-bottom:12px}.it b{display:block;font-size:17px;line-height:1.25}.it small{display:block;margin-top:3px}`,
  body: `${drawTopBar('Навчання')}<div class="page m"><div><div class="by quiet"><span style="color:#9C3763;font-weight:600">Навчання</span>/<span>Догляд після процедур</span></div><h1>Пептиди в догляді після пілінгу</h1><div class="pic">${drop}</div><div class="cols"><p class="tx">Після пілінгу шкіра кілька днів відновлює бар’єр. Пептиди підтримують її, якщо не поспішати: спершу м’яке очищення, потім тонкий шар сироватки, і лише на четвертий день маска. Нижче протокол, яким користуються лікарі-партнери.</p><div class="st"><h2>Протокол: 4 кроки</h2>${steps.map((step) => `<p>${step}</p>`).join('')}</div></div></div><div><div class="ev"><small>Для лікарів-косметологів</small><h2>Вебінар 28 травня, 18:00</h2><span>Пептидні протоколи: розбір випадків, запитання, сертифікат учасника</span><span class="go">Записатися</span></div><div class="rl"><h2>Препарати зі статті</h2>${related
    .map(
      (name) =>
        `<div class="it">${drawProductTile(name, '118px', 118)}<span><b>${products[name].name}</b><small>${products[name].size}</small><small style="color:#9C3763">ціна після входу</small></span></div>`,
    )
    .join(
      '',
    )}<span style="display:flex;gap:9px;align-items:center;color:#9C3763;font-weight:600;margin-top:18px">${drawIcon('file', 20)}Протокол для друку, PDF</span></div></div></div>`,
});
