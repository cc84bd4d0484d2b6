import { drawIcon } from '../../../draw/icon.ts';
import { paintGameArt } from '../../../painters/games/gameArt.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawGameCover, drawKeyCode, drawSignedInTopBar } from '../shop/look.ts';

const steps = ['1. Відкрийте клієнт видавця', '2. Виберіть «Активувати код»', '3. Вставте ключ'];

const key = (art: 'northern' | 'honeycomb', title: string, letters: string) =>
  `<div class="key">${drawGameCover(art, '', 84, 84)}<div><small style="font-size:15px">${title}</small><code>${drawKeyCode(letters, 17.5)}</code></div><span class="go">${drawIcon('copy', 20)}Копіювати</span></div>`;

export const drawKeyDeliveryScreen = (): PaintedScreen => ({
  style: `.glow{position:absolute;left:0;right:0;top:80px;height:330px;opacity:.5;-webkit-mask-image:linear-gradient(#000,transparent)}.c{position:relative;width:860px;margin:0 auto;text-align:center}.tick{width:92px;height:92px;border-radius:50%;background:#C8FF3D;color:#10140a;display:grid;place-items:center;margin:30px auto 24px;box-shadow:0 0 0 14px #C8FF3D26,0 0 60px #C8FF3D55}h1{font-size:42px;line-height:1.05}.c>p{font-size:18px;margin:12px 0 34px}.key{display:flex;gap:22px;align-items:center;text-align:left;background:#17132Bf2;border-radius:26px;padding:16px 22px 16px 16px;margin-bottom:14px}.key code{display:block;font:600 26px/1.3 "Inter Tight";color:#fff;border:1.5px dashed #6C5BB8;border-radius:14px;padding:6px 16px;margin-top:6px;background:#0D0A1C}.key .go{margin-left:auto}.st{display:grid;grid-template-columns:repeat(3,1fr);gap:14px;text-align:left;margin-top:14px}.st div{background:#17132B;border-radius:20px;padding:20px 20px 22px;font-size:17px;font-weight:600;display:grid;gap:12px;align-content:start}.st svg{color:#C8FF3D}h2{font-size:20px;text-align:left;margin-top:26px;display:flex;align-items:center}.ch{margin-left:auto;font:600 16px "Inter Tight";letter-spacing:0;color:#B7A6FF;display:flex;gap:8px;align-items:center}`,
  body: `<div class="glow">${paintGameArt('northern', 1280, 330)}</div>${drawSignedInTopBar()}<div class="c"><div class="tick">${drawIcon('check', 48, { width: 2.8 })}</div><h1>Оплачено. Ваші ключі готові</h1><p class="quiet">Надіслано на olena@example.com</p>${key('northern', 'Північна варта', 'NVRT-7K2M-94QX-EX01')}${key('honeycomb', 'Сота', 'SOTA-3D8H-61LP-EX02')}<h2>Як активувати<span class="ch">${drawIcon('receipt', 20)}Завантажити чек</span></h2><div class="st">${steps
    .map((step, index) => `<div>${drawIcon((['monitor', 'key', 'check'] as const)[index] ?? 'check', 26)}${step}</div>`)
    .join('')}</div></div>`,
});
