import { drawIcon } from '../../../draw/icon.ts';
import type { GameName } from '../../../painters/games/gameArt.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawGameCover } from '../shop/look.ts';
import { drawHomeScreen } from './home.ts';

const found: readonly (readonly [GameName, string, string, string])[] = [
  ['rings', '<u>Кільця</u> Гелії', 'гра · ПК', '449'],
  ['darkSide', '<u>Кільця</u> Гелії: Темний бік', 'доповнення · ПК', '129'],
  ['complete', '<u>Кільця</u> Гелії, повне видання', 'гра й доповнення · ПК', '549'],
];

/** Returns the screen of the search results, which overlay the dimmed start page. */
export const drawSearchScreen = (): PaintedScreen => {
  const behind = drawHomeScreen();
  return {
    style: `${behind.style}.dim{z-index:4;position:absolute;inset:0;background:#07051399;backdrop-filter:blur(3px)}.pan{z-index:5;position:absolute;left:164px;top:10px;width:760px;background:#17132B;border-radius:24px;box-shadow:0 40px 90px #000a,0 0 0 1.5px #3A3264;overflow:hidden}.in{display:flex;gap:14px;align-items:center;height:72px;padding:0 24px;font-size:21px}.in b{font-weight:500}.in b::after{content:"";display:inline-block;width:2px;height:26px;background:#C8FF3D;margin-left:3px;vertical-align:-5px}.in .push{color:#A49CCB}.hint{padding:14px 24px;background:#1F1A3B;font-size:17px}.hint span{color:#C8FF3D;font-weight:600;border-bottom:1.5px solid}.res{padding:10px 14px}.it{display:flex;gap:18px;align-items:center;padding:10px;border-radius:18px}.it.on{background:#241E44}.it h3{font:600 19px "Inter Tight";letter-spacing:-.01em}.it u{text-decoration:none;color:#C8FF3D}.it small{font-size:15px}.it .price{font-size:21px}.cats{display:flex;gap:10px;padding:6px 24px 20px}.cats .chip{background:#241E44}.all{border-top:1px solid #2A2350;padding:18px 24px;font-weight:600;color:#B7A6FF;display:flex;align-items:center;gap:8px;font-size:16px}`,
    body: `${behind.body}<div class="dim"></div><div class="pan"><div class="in">${drawIcon('search', 24)}<b>кілця</b><span class="push">${drawIcon('close', 22)}</span></div><div class="hint">Можливо, ви шукали: <span>кільця</span></div><div class="res">${found
      .map(
        ([name, title, kind, price], index) =>
          `<div class="it${index === 0 ? ' on' : ''}">${drawGameCover(name, '', 98, 98)}<div><h3>${title}</h3><small>${kind}</small></div><span class="price push">${price} ₴</span></div>`,
      )
      .join(
        '',
      )}</div><div class="cats"><span class="chip">Жанр: космос</span><span class="chip">Добірка: кооператив на двох</span></div><div class="all">Показати всі результати ${drawIcon('chevron', 18)}</div></div>`,
  };
};
