import { drawIcon } from '../../../draw/icon.ts';
import { drawStatusBar, swipeBarHtml } from '../../../draw/phoneScreen.ts';
import type { PaintedScreen } from '../../Store.ts';

const countries = [
  ['Україна', 'UAH · українська'],
  ['Польща', 'PLN · польська'],
  ['Румунія', 'RON · румунська'],
  ['Чехія', 'CZK · англійська'],
  ['Литва', 'EUR · англійська'],
] as const;

export const drawCountryScreen = (): PaintedScreen => ({
  style: `.bar{display:flex;align-items:center;padding:8px 18px}h1{font-size:40px;line-height:1.04;margin:20px 18px 18px}.f{margin:0 14px 14px;height:56px;background:#fff;border-radius:99px;display:flex;gap:12px;align-items:center;padding:0 20px;color:#7d5a69;font-size:16px}.ct{display:flex;gap:15px;align-items:center;height:82px;padding:0 20px;margin:0 14px 8px;background:#fff;border-radius:14px}.ct b{display:block;font-size:19px;letter-spacing:-.02em;line-height:1.25}.ct .code{width:46px;height:46px;border-radius:50%;background:#F6DCE4;color:#7d2850;display:grid;place-items:center;font-weight:600;font-size:14px}.ct .radio{margin-left:auto}.ct.on{background:#9C3763;color:#fff}.ct.on small{color:#f4d6e1}.ct.on .radio{border:7px solid #fff;background:#9C3763}.ct.on .code{background:#fff}.go{position:absolute;left:14px;right:14px;bottom:32px;height:62px;font-size:17px}`,
  body: `${drawStatusBar('8:30')}<div class="bar"><span class="logo">bmed</span><span class="push quiet">${drawIcon('close', 24)}</span></div><h1>Де ви працюєте?</h1><div class="f">${drawIcon('search', 21)}Знайти країну</div>${countries
    .map(
      ([name, rest], index) =>
        `<div class="ct${name === 'Румунія' ? ' on' : ''}"><span class="code">${['UA', 'PL', 'RO', 'CZ', 'LT'][index]}</span><span><b>${name}</b><small>${rest}</small></span><i class="radio"></i></div>`,
    )
    .join('')}<span class="go">Продовжити</span>${swipeBarHtml}`,
});
