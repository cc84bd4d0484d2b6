import { type GameName, paintGameArt } from '../../../painters/games/gameArt.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawGameCover, drawTopBar } from '../shop/look.ts';

const week: readonly (readonly [GameName, string, string])[] = [
  ['rings', 'Кільця Гелії', '449'],
  ['neon', 'Неон 88', '329'],
  ['honeycomb', 'Сота', '189'],
  ['northern', 'Північна варта', '599'],
  ['ice', 'Крига', '259'],
];

export const drawHomeScreen = (): PaintedScreen => ({
  style: `.hero{height:404px;border-radius:26px;overflow:hidden;position:relative}.hero>svg{position:absolute;inset:0}.hero::after{content:"";position:absolute;inset:0;background:linear-gradient(90deg,#0d0a1ce0,#0d0a1c70 42%,transparent 70%)}.hero div{position:absolute;z-index:2;left:48px;bottom:44px}.hero h1{font-size:60px;line-height:.98}.hero p{margin:18px 0 26px;font-size:19px;color:#e2dcff}.hero s{opacity:.72;font-weight:400}.f{display:flex;gap:10px;margin:22px 0 18px}.g{display:grid;grid-template-columns:repeat(5,1fr);gap:16px}.g .row{padding:10px 3px 0;justify-content:space-between}`,
  body: `${drawTopBar()}<div class="page"><div class="hero">${paintGameArt('lastGate', 1200, 404)}<div><h1>Останній<br>шлюз</h1><p>Ключ приходить одразу після оплати.</p><span class="go">Купити за 899 ₴ <s>1 299 ₴</s></span></div></div><div class="f"><span class="chip on">Топ тижня</span><span class="chip">Новинки</span><span class="chip">До 200 ₴</span><span class="chip">Кооператив</span><span class="chip">Стратегії</span><span class="chip">Перегони</span><span class="chip">Інді</span></div><div class="g">${week
    .map(
      ([name, title, price]) =>
        `<div>${drawGameCover(name, title, '100%', 258)}<div class="row"><span class="price">${price} ₴</span><span class="lime">миттєво</span></div></div>`,
    )
    .join('')}</div></div>`,
});
