import { drawIcon, type IconName } from '../../../draw/icon.ts';
import type { PaintedScreen } from '../../Store.ts';
import { drawGameCover } from '../shop/look.ts';

const ways: readonly (readonly [IconName, string, string, boolean])[] = [
  ['card', 'Картка', 'Будь-якого банку', true],
  ['phone', 'Гаманець телефона', 'Один дотик', false],
  ['key', 'Баланс магазину', '120 ₴ на рахунку', false],
];

export const drawCheckoutScreen = (): PaintedScreen => ({
  style: `body{background:linear-gradient(90deg,#0D0A1C 0 780px,#17132B 780px)}.bar{display:flex;align-items:center;height:88px;padding:0 56px}.bar span+span{margin-left:26px}.m{display:grid;grid-template-columns:734px 1fr}.l{padding:4px 56px}.r{padding:4px 56px 0 104px}h1{font-size:46px;line-height:1;margin-bottom:30px}h2{font-size:19px;margin-bottom:12px}.field{height:64px;font-size:19px;border-color:#8B6CFF}.ok{margin-left:auto;color:#C8FF3D}.nt{margin:10px 2px 32px;display:flex;gap:8px;align-items:center}.way{display:flex;gap:18px;align-items:center;height:86px;border:1.5px solid #3A3264;border-radius:20px;padding:0 24px;margin-bottom:12px;font-size:18px;font-weight:600}.way small{display:block;font-weight:500}.way.on{border-color:#C8FF3D;background:#C8FF3D0d}.way .ic{width:50px;height:50px;border-radius:14px;background:#241E44;display:grid;place-items:center}.way .radio{margin-left:auto}.ag{display:flex;gap:12px;align-items:center;margin-top:26px;font-size:16px}.nx{display:flex;gap:14px;align-items:center;margin-top:44px;background:#17132B;border-radius:20px;height:84px;padding:0 24px;font-size:16px}.nx p{display:flex;gap:10px;align-items:center}.nx svg{color:#C8FF3D}.nx i{flex:1;height:0;border-top:2px dashed #3A3264}.r h2{font-size:22px;margin:2px 0 20px}.it{display:flex;gap:18px;align-items:center;padding:12px 0;font-size:18px;font-weight:600}.it .price{margin-left:auto}.ln{display:flex;justify-content:space-between;padding:8px 0;font-size:17px}.tot{border-top:1px solid #3A3264;margin-top:14px;padding-top:22px;font:700 25px Unbounded;letter-spacing:-.045em;white-space:nowrap}.go{width:100%;height:68px;font-size:19px;margin-top:30px}.safe{display:grid;gap:14px;margin-top:30px}.safe p{display:flex;gap:12px;align-items:center}.safe svg{color:#C8FF3D}`,
  body: `<div class="bar"><span class="logo">key<em>4</em>gg</span><span class="quiet" style="display:flex;gap:8px;align-items:center">${drawIcon('back', 20)}До кошика</span></div><div class="m"><div class="l"><h1>Оформлення</h1><h2>Куди надіслати ключі</h2><div class="field">${drawIcon('mail', 22)}olena@example.com<span class="ok">${drawIcon('check', 22, { width: 2.6 })}</span></div><p class="nt quiet">Реєстрація не потрібна</p><h2>Спосіб оплати</h2>${ways
    .map(
      ([name, word, note, on]) =>
        `<div class="way${on ? ' on' : ''}"><span class="ic">${drawIcon(name, 24)}</span><span>${word}<small>${note}</small></span><i class="radio${on ? ' on' : ''}"></i></div>`,
    )
    .join(
      '',
    )}<div class="ag"><i class="box on">${drawIcon('check', 15, { width: 3 })}</i>Погоджуюся з умовами купівлі цифрових товарів</div><div class="nx"><p>${drawIcon('card', 22)}<span>Платите</span></p><i></i><p>${drawIcon('key', 22)}<span>Бачите ключі</span></p><i></i><p>${drawIcon('mail', 22)}<span>Отримуєте лист</span></p></div></div><div class="r"><h2>Замовлення</h2><div class="it">${drawGameCover('northern', '', 92, 92)}<span>Північна варта<small style="display:block;font-weight:500">ключ для ПК</small></span><span class="price">599 ₴</span></div><div class="it">${drawGameCover('honeycomb', '', 92, 92)}<span>Сота<small style="display:block;font-weight:500">ключ для ПК</small></span><span class="price">189 ₴</span></div><div class="ln" style="margin-top:14px"><span class="quiet">Комісія</span>0 ₴</div><div class="ln tot">До сплати 788 ₴</div><span class="go lim">Сплатити</span><div class="safe quiet"><p>${drawIcon('lock', 22)}Оплата на захищеній сторінці</p><p>${drawIcon('bolt', 22)}Ключі видно одразу після оплати</p></div></div></div>`,
});
