import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import { paintGameArt } from '../../../painters/games/gameArt.ts';
import type { PaintedScreen } from '../../Store.ts';

export const drawProductScreen = (): PaintedScreen => ({
  style: `.art0{position:absolute;left:0;right:0;top:0;height:440px;-webkit-mask-image:linear-gradient(#000 78%,transparent)}.status{position:relative}.rd{position:absolute;top:54px;width:46px;height:46px;border-radius:50%;background:#0d0a1cb3;display:grid;place-items:center}.in{position:absolute;left:18px;right:18px;top:404px}h1{font-size:34px;line-height:1.02}.good{background:#C8FF3D;color:#10140a;border-radius:15px;height:50px;padding:0 16px;display:flex;gap:11px;align-items:center;font-weight:600;font-size:16px;margin:16px 0 8px}.fact{display:flex;gap:12px;align-items:center;height:44px;font-size:16px;border-bottom:1px solid #221C40}.fact svg{color:#B7A6FF}p{margin-top:14px;font-size:16px;color:#CFC8F2}.go{position:absolute;left:14px;right:14px;bottom:32px;height:64px;font-size:18px}`,
  body: `<div class="art0">${paintGameArt('rings', 390, 440)}</div>${drawStatusBar('21:47')}<span class="rd" style="left:16px">${drawIcon('back', 22)}</span><span class="rd" style="right:16px">${drawIcon('heart', 22)}</span><div class="in"><h1>Кільця Гелії</h1><div class="good">${drawIcon('globe', 22)}Працює у вашому регіоні</div><div class="fact">${drawIcon('monitor', 21)}ПК · Україна · код у клієнті видавця</div><div class="fact">${drawIcon('bolt', 21)}Ключ одразу після оплати</div><div class="fact">${drawIcon('gift', 21)}Можна подарувати</div><p>Космічна пригода для одного або двох гравців.</p></div><span class="go">Купити за 449 ₴</span>${swipeBarHtml}`,
});
