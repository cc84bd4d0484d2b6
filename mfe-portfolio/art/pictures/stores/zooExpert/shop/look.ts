import { drawIcon, type IconName } from '../../../draw/icon.ts';
import { phoneCss } from '../../../draw/phoneScreen.ts';
import { createSvgElement } from '../../../draw/svg.ts';
import { coatColors, paintCat, paintDog, paintHamster } from '../../../painters/animals.ts';

export const storeFonts = ['Manrope'];

/** Zoo Expert's style: cream, deep green for actions, one warm yellow, drawn animals in place of icons. */
export const storeCss = `${phoneCss}
body{font:600 15px/1.4 Manrope;color:#14301F;background:#FFF9E8}
h1,h2,h3,.logo,.price{font-weight:800;letter-spacing:-.045em}.price{letter-spacing:-.025em;word-spacing:.06em}
.logo{font-size:24px;gap:0!important}.logo em{color:#F7C520}small{font-size:13px;color:#60766a;font-weight:600}.quiet{color:#60766a}
.top{display:flex;align-items:center;gap:26px;height:78px;padding:0 40px;background:#1E4D3A;color:#fff}
.find{flex:1;height:46px;background:#fff;border-radius:99px;color:#60766a;display:flex;gap:12px;align-items:center;padding:0 20px}
.top span{display:flex;gap:8px;align-items:center;white-space:nowrap}
.page{margin:0 40px}.card{background:#fff;border-radius:26px;padding:16px;position:relative}
.go{background:#14301F;color:#fff;border-radius:99px;height:56px;padding:0 28px;display:inline-flex;gap:10px;align-items:center;justify-content:center;font-weight:800;font-size:17px}
.go.alt{background:none;border:2px solid #14301F;color:#14301F}.yellow{background:#F7C520!important;color:#14301F!important}
.pill{background:#fff;border-radius:99px;height:42px;padding:0 18px;display:inline-flex;gap:8px;align-items:center;white-space:nowrap}.pill.on{background:#14301F;color:#fff}
.row{display:flex;align-items:center}.push{margin-left:auto}.yes{color:#1f7a4a}.no{color:#a8482e}
.box{width:22px;height:22px;border-radius:7px;border:2px solid #b9c6bd;flex:none;display:grid;place-items:center;color:#fff}.box.on{background:#1E4D3A;border-color:#1E4D3A}
.radio{width:24px;height:24px;border-radius:50%;border:2px solid #b9c6bd;flex:none}.radio.on{border:7px solid #1E4D3A}`;

export const drawTopBar = (): string =>
  `<header class="top"><span class="logo">zoo<em>·</em>expert</span><div class="find">${drawIcon('search', 20)}Корм для цуценят, наповнювач, іграшки…</div><span>${drawIcon('pin', 20)}36 локацій</span><span>${drawIcon('cross', 20)}Ветклініка</span><span>${drawIcon('bag', 20)}Кошик · 1 240 ₴</span></header>`;

const small = (drawing: string) => createSvgElement(120, 120, drawing);

/** Drawn symbols of the departments. */
export const departmentSigns = {
  dogs: small(paintDog(coatColors.beagle, { x: 60, y: 60, scale: 0.46 })),
  cats: small(paintCat(coatColors.grey, { x: 60, y: 66, scale: 0.48 })),
  rodents: small(paintHamster(coatColors.hamster, { x: 60, y: 61, scale: 0.48 })),
  pharmacy: small(
    '<rect x="20" y="20" width="80" height="80" rx="22" fill="#1FB57A"/><path d="M20 42a22 22 0 0 1 22-22h36a22 22 0 0 1 22 22Q60 60 20 42Z" fill="#fff" opacity=".18"/><path d="M60 40V80M40 60H80" stroke="#fff" stroke-width="12" stroke-linecap="round"/>',
  ),
  offers: small(
    '<circle cx="60" cy="60" r="42" fill="#F0385F"/><path d="M24 44a42 42 0 0 1 72 0Q60 62 24 44Z" fill="#fff" opacity=".16"/><path d="M44 76 76 44" stroke="#fff" stroke-width="8" stroke-linecap="round"/><circle cx="47" cy="47" r="7" fill="#fff"/><circle cx="73" cy="73" r="7" fill="#fff"/>',
  ),
} as const;

export const drawRoundPortrait = (drawing: string, size: number, tone: string): string =>
  `<span style="width:${size}px;height:${size}px;border-radius:50%;overflow:hidden;background:${tone};flex:none;display:block">${createSvgElement(240, 240, drawing)}</span>`;

export const paintRudyTheCat = (fur = 160): string =>
  paintCat(coatColors.ginger, { x: 120, y: 138, scale: 0.94 }, { fur });
export const paintMarsTheDog = (fur = 160): string =>
  paintDog(coatColors.beagle, { x: 120, y: 128, scale: 0.92 }, { fur });

export const tabBarCss =
  '.tabs{position:absolute;left:0;right:0;bottom:0;height:84px;padding:11px 10px 26px;background:#fff;display:grid;grid-template-columns:repeat(4,1fr);font-size:11px;color:#60766a;box-shadow:0 -10px 30px #14301f14}.tabs span{display:grid;justify-items:center;gap:3px}.tabs .on{color:#14301F;font-weight:800}';

export const drawTabBar = (current: number): string =>
  `<div class="tabs">${(
    [
      ['home', 'Головна'],
      ['grid', 'Каталог'],
      ['paw', 'Улюбленці'],
      ['bag', 'Кошик'],
    ] as const satisfies readonly (readonly [IconName, string])[]
  )
    .map(([name, word], index) => `<span${index === current ? ' class="on"' : ''}>${drawIcon(name, 24)}${word}</span>`)
    .join('')}</div>`;
