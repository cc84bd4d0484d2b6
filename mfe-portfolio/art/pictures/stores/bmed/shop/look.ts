import { drawIcon, type IconName } from '../../../draw/icon.ts';
import { phoneCss } from '../../../draw/phoneScreen.ts';

export const storeFonts = ['Wix Madefor Display'];

/** BMED's style: calm as a laboratory, with much white, rose, plum, thin rules and nearly square corners. */
export const storeCss = `${phoneCss}
body{font:450 15px/1.5 "Wix Madefor Display";color:#3a1c29;background:#F7EFEF;word-spacing:.06em}h1,h2{text-wrap:balance}
h1,h2,h3{font-weight:500;letter-spacing:-.04em}b{font-weight:600}
.logo{font-weight:600;font-size:30px;letter-spacing:-.05em;color:#9C3763}.quiet{color:#7d5a69}small{font-size:14px;color:#7d5a69}
.top{display:flex;align-items:center;gap:34px;height:84px;padding:0 48px}.top .r{margin-left:auto;display:flex;gap:26px;align-items:center}.top .r span{display:flex;gap:8px;align-items:center}
.page{margin:0 48px}.go{background:#9C3763;color:#fff;border-radius:99px;height:54px;padding:0 28px;font-weight:600;font-size:16px;display:inline-flex;gap:10px;align-items:center;justify-content:center;white-space:nowrap}.go.alt{background:none;box-shadow:inset 0 0 0 1.5px #9C3763;color:#9C3763}
.card{background:#fff;padding:18px;border-radius:4px}.push{margin-left:auto}.row{display:flex;align-items:center}
.line{border-top:1px solid #e4d0d7}.tag{background:#F6DCE4;color:#7d2850;border-radius:99px;padding:5px 13px;font-size:13px;font-weight:600;display:inline-flex;gap:6px;align-items:center}
.field{border-bottom:1.5px solid #cbb0bb;height:56px;display:flex;gap:12px;align-items:center;font-size:17px}
.box{width:20px;height:20px;border-radius:4px;border:1.5px solid #b892a2;display:grid;place-items:center;color:#fff;flex:none}.box.on{background:#9C3763;border-color:#9C3763}
.radio{width:22px;height:22px;border-radius:50%;border:1.5px solid #b892a2;flex:none}.radio.on{border:7px solid #9C3763}`;

export const drawTopBar = (current = '', signedIn = false): string =>
  `<header class="top"><span class="logo">bmed</span>${['Лінії', 'Препарати', 'Навчання', 'Клінікам']
    .map((word) => `<span${word === current ? ' style="color:#9C3763;font-weight:600"' : ''}>${word}</span>`)
    .join(
      '',
    )}<span class="r"><span>${drawIcon('globe', 20)}UA · EN · PL · RO</span><span>${drawIcon('user', 20)}${signedIn ? 'Марія, клініка' : 'Кабінет партнера'}</span><span>${drawIcon('bag', 20)}${signedIn ? '13' : ''}</span></span></header>`;

export const tabBarCss =
  '.tabs{position:absolute;left:0;right:0;bottom:0;height:84px;padding:11px 10px 26px;background:#fff;border-top:1px solid #e4d0d7;display:grid;grid-template-columns:repeat(4,1fr);font-size:11px;color:#7d5a69}.tabs span{display:grid;justify-items:center;gap:4px}.tabs .on{color:#9C3763}';

export const drawTabBar = (current: number): string =>
  `<div class="tabs">${(
    [
      ['home', 'Головна'],
      ['grid', 'Каталог'],
      ['file', 'Навчання'],
      ['user', 'Кабінет'],
    ] as const satisfies readonly (readonly [IconName, string])[]
  )
    .map(([name, word], index) => `<span${index === current ? ' class="on"' : ''}>${drawIcon(name, 23)}${word}</span>`)
    .join('')}</div>`;
