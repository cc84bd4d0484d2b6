import { drawIcon } from '../../../draw/icon.ts';
import type { GameName } from '../../../painters/games/gameArt.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawGameCover, drawTopBar } from '../shop/look.ts';

const found: readonly (readonly [GameName, string, string, string])[] = [
  ['lantern', 'Ліхтарник', 'пригоди', '149'],
  ['honeycomb', 'Сота', 'стратегія', '189'],
  ['track', 'Колія 7', 'головоломка', '219'],
  ['ice', 'Крига', 'виживання', '259'],
  ['towers', 'Вежі Ору', 'стратегія', '279'],
  ['saltWind', 'Солоний вітер', 'пригоди', '349'],
  ['cobalt', 'Станція «Кобальт»', 'космос', '519'],
  ['northern', 'Північна варта', 'стратегія', '599'],
];

const group = (title: string, options: readonly (readonly [string, boolean])[]) =>
  `<div class="gr"><h3>${title}</h3>${options
    .map(
      ([word, on]) =>
        `<p><i class="box${on ? ' on' : ''}">${on ? drawIcon('check', 15, { width: 3 }) : ''}</i>${word}</p>`,
    )
    .join('')}</div>`;

export const drawCatalogueScreen = (): PaintedScreen => ({
  style: `.m{display:grid;grid-template-columns:260px 1fr;gap:26px}.side{padding:6px 22px 20px;height:784px;display:flex;flex-direction:column}.gr{padding:15px 0;border-bottom:1px solid #2A2350}.gr h3{font-size:15px;margin-bottom:9px}.gr p{display:flex;gap:11px;align-items:center;height:33px}.sl{position:relative;height:6px;border-radius:9px;background:#2A2350;margin:18px 8px 12px}.sl::before{content:"";position:absolute;left:8%;right:32%;top:0;bottom:0;background:#8B6CFF;border-radius:9px}.sl i{position:absolute;top:-8px;width:22px;height:22px;border-radius:50%;background:#EDEBFF;border:5px solid #8B6CFF;margin-left:-11px}.head{display:flex;align-items:end;margin-bottom:16px}.head h1{font-size:36px;line-height:1}.head .chip{margin-left:auto}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:16px}.g .row{padding:8px 3px 0}.ok{font-size:12px;display:flex;gap:5px;align-items:center;margin:4px 3px 0}.reset{margin-top:auto;color:#B7A6FF;font-weight:600;display:flex;gap:8px;align-items:center}`,
  body: `${drawTopBar()}<div class="page m"><div class="card side">${group('Платформа', [
    ['ПК', true],
    ['Консоль', false],
  ])}${group('Регіон', [
    ['Україна', true],
    ['Європа', false],
    ['Весь світ', false],
  ])}${group('Жанр', [
    ['Стратегії', false],
    ['Пригоди', false],
    ['Головоломки', false],
    ['Космос', false],
    ['Виживання', false],
  ])}<div class="gr" style="border:0"><h3>Ціна: 100–600 ₴</h3><div class="sl"><i style="left:8%"></i><i style="left:68%"></i></div></div><span class="reset">${drawIcon('close', 18)}Скинути фільтри</span></div><div><div class="head"><h1>Ігри для ПК</h1><span class="chip">Спершу дешевші ${drawIcon('down', 16)}</span></div><div class="g">${found
    .map(
      ([name, title, genre, price]) =>
        `<div>${drawGameCover(name, title, '100%', 278)}<div class="row"><small>${genre}</small><span class="price push">${price} ₴</span></div><span class="ok lime">${drawIcon('check', 14, { width: 2.4 })}Працює в Україні</span></div>`,
    )
    .join('')}</div></div></div>`,
});
