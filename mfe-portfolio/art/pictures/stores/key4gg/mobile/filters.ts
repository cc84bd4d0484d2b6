import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import type { GameName } from '../../../painters/games/gameArt.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawGameCover } from '../shop/look.ts';

const behind: readonly (readonly [GameName, string])[] = [
  ['track', 'Колія 7'],
  ['ice', 'Крига'],
  ['towers', 'Вежі Ору'],
  ['saltWind', 'Солоний вітер'],
];

const group = (title: string, options: readonly (readonly [string, boolean])[]) =>
  `<h3>${title}</h3><div class="os">${options
    .map(
      ([word, on]) =>
        `<span class="${on ? 'on' : ''}">${on ? drawIcon('check', 17, { width: 2.6 }) : ''}${word}</span>`,
    )
    .join('')}</div>`;

export const drawFiltersScreen = (): PaintedScreen => ({
  style: `.g{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin:8px 14px}.dim{position:absolute;inset:0;background:#070513b8}.sheet{position:absolute;left:0;right:0;bottom:0;height:620px;background:#17132B;border-radius:34px 34px 0 0;padding:14px 20px}.grip{width:44px;height:5px;border-radius:9px;background:#4B4280;margin:0 auto 14px}.hd{display:flex;align-items:center}.hd h1{font-size:28px}.hd span{margin-left:auto;color:#B7A6FF;font-weight:600;font-size:16px}h3{font-size:16px;margin:20px 0 10px}.os{display:flex;gap:8px;flex-wrap:wrap}.os span{height:48px;border-radius:15px;padding:0 18px;background:#241E44;display:flex;gap:8px;align-items:center;font-size:16px}.os .on{background:#C8FF3D;color:#10140a;font-weight:600}.sl{position:relative;height:7px;border-radius:9px;background:#2F2858;margin:24px 12px 10px}.sl::before{content:"";position:absolute;left:0;width:46%;top:0;bottom:0;background:#8B6CFF;border-radius:9px}.sl i{position:absolute;left:46%;top:-11px;width:29px;height:29px;border-radius:50%;background:#EDEBFF;border:7px solid #8B6CFF;margin-left:-14px}.lim2{display:flex;justify-content:space-between;margin:0 4px}.sw{display:flex;align-items:center;height:60px;border-top:1px solid #2A2350;margin-top:18px;font-size:17px}.tog{margin-left:auto;width:56px;height:34px;border-radius:99px;background:#8B6CFF;padding:4px;display:flex;justify-content:end}.tog i{width:26px;height:26px;border-radius:50%;background:#fff}.go{position:absolute;left:20px;right:20px;bottom:34px;height:62px;font-size:18px}`,
  body: `${drawStatusBar('21:44')}<div class="g">${behind.map(([name, title]) => `<div>${drawGameCover(name, title, '100%', 226, 20)}</div>`).join('')}</div><div class="dim"></div><div class="sheet"><div class="grip"></div><div class="hd"><h1>Фільтри</h1><span>Скинути</span></div>${group(
    'Платформа',
    [
      ['ПК', true],
      ['Консоль', false],
    ],
  )}${group('Регіон', [
    ['Україна', true],
    ['Європа', false],
    ['Весь світ', false],
  ])}<h3>Ціна до 300 ₴</h3><div class="sl"><i></i></div><div class="lim2"><small>0 ₴</small><small>600 ₴ і більше</small></div><div class="sw">Лише знижки<span class="tog"><i></i></span></div><span class="go lim">Показати ігри</span></div>${swipeBarHtml}`,
});
