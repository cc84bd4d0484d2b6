import { drawIcon } from '../../../draw/icon.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawProductTile, type GoodName } from '../shop/goods.ts';
import { drawRoundPortrait, drawTopBar, paintMarsTheDog } from '../shop/look.ts';

const shown: readonly (readonly [GoodName, string, string, string, string])[] = [
  ['lamb', '#FCE9DC', 'Ягня й рис, дорослі собаки, 12 кг', 'середні породи', '1 890'],
  ['turkey', '#E4F2E4', 'Індичка, беззерновий, 4 кг', 'чутливе травлення', '1 120'],
  ['duck', '#FFF1C9', 'Качка й батат, 10 кг', 'середні породи', '1 760'],
  ['salmon', '#FBE3E6', 'Лосось, 3 кг', 'шкіра й шерсть', '690'],
  ['beef', '#E8E8EA', 'Яловичина, 15 кг', 'активні собаки', '2 140'],
  ['chicken', '#E2EEF5', 'Курка, старші собаки, 7 кг', 'після 8 років', '1 080'],
];

const group = (title: string, options: readonly (readonly [string, boolean])[]) =>
  `<div class="gr"><h3>${title}</h3>${options
    .map(
      ([word, on]) =>
        `<p><i class="box${on ? ' on' : ''}">${on ? drawIcon('check', 15, { width: 3 }) : ''}</i>${word}</p>`,
    )
    .join('')}</div>`;

export const drawCatalogueScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:278px 1fr;gap:24px;margin-top:22px}.pet{background:#F7C520;border-radius:26px;padding:16px 18px;display:flex;gap:14px;align-items:center;line-height:1.25;font-weight:700}.pet b{display:block;font-weight:800;font-size:17px;letter-spacing:-.03em}.side{display:grid;gap:14px;align-content:start}.f{background:#fff;border-radius:26px;padding:8px 20px 16px}.gr{padding:14px 0;border-bottom:1px solid #eef0e4}.gr:last-of-type{border:0}.gr h3{font-size:17px;margin-bottom:8px}.gr p{display:flex;gap:11px;align-items:center;height:32px}h1{font-size:40px;line-height:1;margin-bottom:18px;display:flex;align-items:end}h1 span{margin-left:auto;font:600 15px Manrope;letter-spacing:0;display:flex;gap:6px;align-items:center}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}.card{padding:13px;border-radius:24px}.card h3{font:700 16px/1.25 Manrope;letter-spacing:-.02em;margin:12px 4px 2px}.card small{margin:0 4px}.card .row{margin:8px 4px 2px}.price{font-size:21px}.add{margin-left:auto;background:#14301F;color:#fff;border-radius:99px;height:42px;padding:0 16px;display:flex;gap:8px;align-items:center;font-weight:700;font-size:14px}`,
  body: `${drawTopBar()}<div class="page m"><div class="side"><div class="pet">${drawRoundPortrait(paintMarsTheDog(), 74, '#FFE68C')}<span><b>Підібрано для Марса:</b>3 роки, середній</span></div><div class="f">${group(
    'Вік',
    [
      ['Цуценя', false],
      ['Дорослий', true],
      ['Після 8 років', false],
    ],
  )}${group('Розмір', [
    ['Малий', false],
    ['Середній', true],
    ['Великий', false],
  ])}${group('Особливі потреби', [
    ['Чутливе травлення', true],
    ['Шкіра й шерсть', false],
    ['Без зерна', false],
  ])}<div class="gr"><p style="font-weight:700"><i class="box on">${drawIcon('check', 15, { width: 3 })}</i>Є в найближчій локації</p></div></div></div><div><h1>Сухий корм для собак<span>Спершу підібране ${drawIcon('down', 18)}</span></h1><div class="g">${shown
    .map(
      ([name, tone, title, note, price]) =>
        `<div class="card">${drawProductTile(name, 260, 204, tone)}<h3>${title}</h3><small>${note}</small><div class="row"><span class="price">${price} ₴</span><span class="add">До кошика</span></div></div>`,
    )
    .join('')}</div></div></div>`,
});
