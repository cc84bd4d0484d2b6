import { drawIcon } from '../../../draw/icon.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawTopBar } from '../shop/look.ts';
import { drawProductTile, type ProductName, products } from '../shop/products.ts';

const shown: readonly (readonly [ProductName, string, boolean?])[] = [
  ['peptide', 'Відновлення'],
  ['vitaminC', 'Сяйво'],
  ['hyaluron', 'Зволоження'],
  ['niacinamide', 'Сяйво'],
  ['retinol', 'Відновлення', true],
  ['calming', 'Захист'],
];

const group = (title: string, options: readonly (readonly [string, boolean])[]) =>
  `<div class="gr"><h3>${title}</h3>${options
    .map(
      ([word, on]) =>
        `<p><i class="box${on ? ' on' : ''}">${on ? drawIcon('check', 14, { width: 3 }) : ''}</i>${word}</p>`,
    )
    .join('')}</div>`;

export const drawCatalogueScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:236px 1fr;gap:40px}.gr{padding:16px 0;border-top:1px solid #d9c3ca}.gr h3{font-size:17px;font-weight:600;letter-spacing:-.01em;margin-bottom:8px}.gr p{display:flex;gap:11px;align-items:center;height:32px}.head{display:flex;align-items:end;margin-bottom:18px}.head h1{font-size:52px;line-height:1}.head span{margin-left:auto;display:flex;gap:6px;align-items:center}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:20px}.card{padding:12px 12px 14px;position:relative}.card h3{font-size:17px;font-weight:600;letter-spacing:-.015em;margin-top:10px}.card .tag{border-radius:4px;line-height:1.25;position:absolute;left:22px;top:22px;background:#fff;padding:4px 10px;font-size:12px}.card .lk{color:#9C3763;display:flex;gap:6px;align-items:center;margin-top:6px}`,
  body: `${drawTopBar('Препарати')}<div class="page m"><div><div style="height:70px;display:flex;align-items:end;padding-bottom:18px" class="quiet">Препарати / Сироватки</div>${group(
    'Лінія',
    [
      ['Зволоження', false],
      ['Відновлення', false],
      ['Сяйво', false],
      ['Захист', false],
    ],
  )}${group('Тип шкіри', [
    ['Суха', true],
    ['Нормальна', true],
    ['Чутлива', false],
  ])}${group('Призначення', [
    ['Після пілінгу', false],
    ['Тонус', true],
    ['Захист від сонця', false],
  ])}<div class="gr"><p><i class="box"></i>Лише для фахівців</p></div></div><div><div class="head"><h1>Сироватки</h1><span>Спершу нові ${drawIcon('down', 18)}</span></div><div class="g">${shown
    .map(
      ([name, line, special]) =>
        `<div class="card">${drawProductTile(name, '100%', 236)}${special ? '<span class="tag">Лише для<br>фахівців</span>' : ''}<h3>${products[name].name}</h3><small>${products[name].size} · ${line}</small><small class="lk">${drawIcon('lock', 15)}Ціна після входу</small></div>`,
    )
    .join('')}</div></div></div>`,
});
