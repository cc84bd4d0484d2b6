import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import { paintGameArt } from '../../../painters/games/gameArt.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawGameCover, drawTabBar, tabBarCss } from '../shop/look.ts';

export const drawHomeScreen = (): PaintedScreen => ({
  style: `${tabBarCss}.bar{display:flex;gap:12px;align-items:center;padding:4px 16px 12px}.bar .find{height:46px}.hero{margin:0 14px;height:356px;border-radius:28px;overflow:hidden;position:relative;box-shadow:0 24px 60px #ff2f9440}.hero>svg{position:absolute;inset:0}.hero::after{content:"";position:absolute;inset:0;background:linear-gradient(transparent 44%,#0d0322e6)}.hero div{position:absolute;z-index:2;left:20px;right:20px;bottom:20px}.hero small{background:#C8FF3D;color:#10140a;border-radius:9px;padding:4px 10px;font-weight:600}.hero h1{font-size:38px;line-height:1;margin:12px 0 16px}.hero .go{width:100%}.sec{display:flex;align-items:center;margin:20px 18px 12px}.sec h2{font-size:20px}.g{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin:0 14px}.g .row{padding:9px 3px 0;justify-content:space-between}`,
  body: `${drawStatusBar('21:40')}<div class="bar"><span class="logo">key<em>4</em>gg</span><span class="find">${drawIcon('search', 19)}Знайти гру</span></div><div class="hero">${paintGameArt('neon', 362, 356)}<div><small>Гра тижня</small><h1>Неон 88</h1><span class="go">Купити за 329 ₴</span></div></div><div class="sec"><h2>До 200 ₴</h2><span class="push quiet">${drawIcon('chevron', 20)}</span></div><div class="g"><div>${drawGameCover('honeycomb', 'Сота', '100%', 226, 20)}<div class="row"><span class="price">189 ₴</span><span class="lime">миттєво</span></div></div><div>${drawGameCover('lantern', 'Ліхтарник', '100%', 226, 20)}<div class="row"><span class="price">149 ₴</span><span class="lime">миттєво</span></div></div></div>${drawTabBar(0)}${swipeBarHtml}`,
});
