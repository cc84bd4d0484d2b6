import { drawIcon } from '../../../draw/icon.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawRoundPortrait, drawTopBar, paintMarsTheDog, paintRudyTheCat } from '../shop/look.ts';

const services = [
  ['Огляд', '30 хвилин', '450 ₴', false],
  ['Щеплення', '20 хвилин', '600 ₴', true],
  ['Чищення зубів', '60 хвилин', '1 800 ₴', false],
] as const;

const days = ['Пн 18', 'Вт 19', 'Ср 20', 'Чт 21', 'Пт 22'];
const hours = ['9:30', '10:00', '11:30', '14:00', '15:00', '16:30', '17:00', '18:30'];

/** Portrait of the vet, in a green coat. */
const vet = createSvgElement(
  240,
  240,
  '<defs><linearGradient id="vet-skin" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffdcc0"/><stop offset="1" stop-color="#e2a37d"/></linearGradient><linearGradient id="vet-hair" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8a4f2c"/><stop offset="1" stop-color="#4e2712"/></linearGradient></defs><path d="M58 128Q40 30 120 26Q200 30 182 128Q196 176 176 190H64Q44 176 58 128Z" fill="url(#vet-hair)"/><path d="M28 240Q34 180 92 172L120 196L148 172Q206 180 212 240Z" fill="#2e8a6b"/><path d="M92 172L120 196L148 172L152 186L120 222L88 186Z" fill="#e9f4ee"/><path d="M98 140H142V176L120 194L98 176Z" fill="#d9976f"/><path d="M76 98Q76 52 120 52Q164 52 164 98Q164 158 120 160Q76 158 76 98Z" fill="url(#vet-skin)"/><path d="M72 104Q70 46 124 44Q172 48 168 104Q160 78 134 70Q96 92 72 104Z" fill="url(#vet-hair)"/><circle cx="102" cy="108" r="5" fill="#2a170c"/><circle cx="138" cy="108" r="5" fill="#2a170c"/><path d="M94 96Q102 91 110 95M130 95Q138 91 146 96" stroke="#5a2f18" stroke-width="3.5" fill="none" stroke-linecap="round"/><path d="M120 108V122Q116 126 114 125" stroke="#c07e58" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M106 136Q120 148 134 136Q120 141 106 136Z" fill="#c2514c"/><circle cx="92" cy="126" r="9" fill="#f08a74" opacity=".3"/><circle cx="148" cy="126" r="9" fill="#f08a74" opacity=".3"/><path d="M92 186Q86 214 104 226M148 186Q154 214 138 220" stroke="#20262b" stroke-width="5" fill="none"/><circle cx="106" cy="228" r="8" fill="#c3ccd1" stroke="#20262b" stroke-width="3"/>',
);

export const drawClinicBookingScreen = (): PaintedScreen => ({
  style: `h1{font-size:44px;line-height:1;margin:26px 0 20px;display:flex;align-items:end}h1 span{margin-left:auto;font:600 16px Manrope;letter-spacing:0;display:flex;gap:8px;align-items:center}.m{display:grid;grid-template-columns:1fr 1fr;grid-template-rows:258px 396px;gap:18px}.bl{background:#fff;border-radius:32px;padding:24px 28px}h2{font-size:22px;margin-bottom:16px}.pets{display:grid;grid-template-columns:1fr 1fr;gap:12px}.pet{border:2.5px solid #eef0e4;border-radius:26px;padding:14px 16px;display:flex;gap:16px;align-items:center;font-weight:800;font-size:19px;letter-spacing:-.02em;height:152px}.on{border-color:#1E4D3A!important;background:#F6FAF3}.pet small{display:block}.sv{display:grid;grid-template-columns:24px 1fr 120px 90px;gap:14px;align-items:center;height:58px;border-top:1px solid #eef0e4;font-size:17px;font-weight:700}.sv:first-of-type{border:0}.sv b{font-weight:800;text-align:right}.sv small{font-size:14px}.doc{display:flex;gap:24px}.doc h3{font-size:27px;line-height:1.1;margin:4px 0 8px}.doc p{font-size:16px;line-height:1.45}.tags{display:flex;gap:8px;margin-top:16px}.tags .pill{background:#FFF3C4;font-size:14px;height:38px;padding:0 14px}.days{display:grid;grid-template-columns:repeat(5,1fr);gap:8px;margin-bottom:16px}.days span,.hrs span{border-radius:16px;height:54px;display:grid;place-items:center;background:#F4F6EC;font-weight:700}.days .at{background:#14301F;color:#fff}.hrs{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}.hrs .at{background:#F7C520}.hrs .gone{color:#b3bfb6;text-decoration:line-through;background:none;border:1.5px solid #eef0e4}.go{width:100%;margin-top:20px;height:60px}`,
  body: `${drawTopBar()}<div class="page"><h1>Запис до ветлікаря<span class="quiet">${drawIcon('pin', 20)}Клініка на вул. Набережній, 12</span></h1><div class="m"><div class="bl"><h2>1. Хто пацієнт</h2><div class="pets"><div class="pet on">${drawRoundPortrait(paintRudyTheCat(), 96, '#FFE3C4')}<span>Рудий, кіт<small>4 роки · 5,2 кг</small></span></div><div class="pet">${drawRoundPortrait(paintMarsTheDog(), 96, '#FFF0C0')}<span>Марс, пес<small>3 роки · 18 кг</small></span></div></div></div><div class="bl"><h2>2. Послуга</h2>${services
    .map(
      ([name, time, price, on]) =>
        `<div class="sv"><i class="radio${on ? ' on' : ''}" style="background:none"></i>${name}<small>${time}</small><b>${price}</b></div>`,
    )
    .join(
      '',
    )}</div><div class="bl"><h2>3. Лікар</h2><div class="doc"><span style="width:220px;height:278px;border-radius:26px;overflow:hidden;background:linear-gradient(#DDEFE2,#B9DCC4);flex:none">${vet}</span><div><h3>Оксана Гай</h3><p class="quiet">Терапія, щеплення. Говорить із котами тихо, із господарями зрозуміло.</p><div class="tags"><span class="pill">${drawIcon('clock', 18)}Ср і Пт</span><span class="pill">${drawIcon('paw', 18)}Коти й собаки</span></div></div></div></div><div class="bl"><h2>4. Час<span class="quiet" style="float:right;font:600 16px Manrope;letter-spacing:0">Середа, 20 травня</span></h2><div class="days">${days.map((day) => `<span${day === 'Ср 20' ? ' class="at"' : ''}>${day}</span>`).join('')}</div><div class="hrs">${hours
    .map(
      (hour, index) =>
        `<span class="${hour === '16:30' ? 'at' : [0, 2, 7].includes(index) ? 'gone' : ''}">${hour}</span>`,
    )
    .join('')}</div><span class="go">Записатися</span></div></div></div>`,
});
