import { drawIcon, type IconName } from '../../../draw/icon.ts';
import { phoneCss } from '../../../draw/phoneScreen.ts';
import { type GameName, paintGameArt } from '../../../painters/games/gameArt.ts';

export const storeFonts = ['Unbounded', 'Inter Tight'];

/** Key4GG's style: glowing covers on a violet night, violet for actions, one acid green for prices and confirmations. */
export const storeCss = `${phoneCss}
body{font:500 15px/1.4 "Inter Tight";color:#EDEBFF;background:#0D0A1C}
h1,h2,h3,.logo{font-family:Unbounded;letter-spacing:-.045em;font-weight:700}
.logo{font-size:23px}.logo em{color:#C8FF3D}.quiet{color:#A49CCB}.lime{color:#C8FF3D}small{font-size:13px;color:#A49CCB}
.top{display:flex;align-items:center;gap:28px;height:80px;padding:0 40px}
.find{flex:1;max-width:480px;height:48px;border-radius:14px;background:#1A1631;display:flex;gap:12px;align-items:center;padding:0 18px;color:#A49CCB}
.top .r{margin-left:auto;display:flex;gap:22px;align-items:center}
.bag{background:#C8FF3D;color:#10140a;border-radius:14px;height:48px;padding:0 18px;font-weight:600;display:flex;gap:9px;align-items:center}
.page{margin:0 40px}.card{background:#17132B;border-radius:22px;padding:22px}
.go{background:#8B6CFF;color:#fff;border-radius:16px;height:56px;padding:0 26px;font-weight:600;font-size:17px;display:inline-flex;gap:12px;align-items:center;justify-content:center;white-space:nowrap}
.go.alt{background:#241E44;color:#EDEBFF}.go.lim{background:#C8FF3D;color:#10140a}
.chip{border-radius:12px;height:42px;padding:0 18px;background:#1A1631;display:inline-flex;gap:8px;align-items:center;white-space:nowrap}.chip.on{background:#EDEBFF;color:#0D0A1C}
.art{display:block;overflow:hidden;position:relative;border-radius:16px;flex:none}
.art.named::before{content:"";position:absolute;inset:45% 0 0;background:linear-gradient(transparent,#0a0618d9)}.art b{position:absolute;left:14px;right:10px;bottom:13px;font:700 18px/1.08 Unbounded;letter-spacing:-.045em;text-shadow:0 2px 14px #000c,0 0 3px #000a}.art::after{content:"";position:absolute;inset:0;border-radius:inherit;box-shadow:inset 0 0 0 1px #ffffff1f}
.price{font-weight:600;font-size:19px;white-space:nowrap}.row{display:flex;align-items:center}.push{margin-left:auto}
.field{border:1.5px solid #3A3264;border-radius:14px;height:58px;padding:0 18px;display:flex;gap:12px;align-items:center;font-size:17px;background:#120E24}
.box{width:22px;height:22px;border-radius:7px;border:2px solid #4B4280;flex:none;display:grid;place-items:center;color:#10140a}.box.on{background:#C8FF3D;border-color:#C8FF3D}
.radio{width:24px;height:24px;border-radius:50%;border:2px solid #4B4280;flex:none}.radio.on{border:7px solid #C8FF3D}`;

export const drawTopBar = (basket = 'Кошик · 2'): string =>
  `<header class="top"><span class="logo">key<em>4</em>gg</span><span class="find">${drawIcon('search', 20)}Знайти гру, доповнення або поповнення</span><span>ПК</span><span>Консолі</span><span>Поповнення</span><span class="r"><span>Увійти</span><span class="bag">${drawIcon('bag', 20)}${basket}</span></span></header>`;

export const drawSignedInTopBar = (): string =>
  drawTopBar().replace('<span>Увійти</span>', `<span>${drawIcon('user', 24)}</span>`);

/** Returns a game's cover. `title` is empty where the list already shows the title. */
export const drawGameCover = (
  name: GameName,
  title: string,
  width: string | number,
  height: number,
  radius = 16,
): string =>
  `<span class="art${title ? ' named' : ''}" style="width:${typeof width === 'number' ? `${width}px` : width};height:${height}px;border-radius:${radius}px">${paintGameArt(name, typeof width === 'number' ? width : Math.round(height * 0.9), height)}${title ? `<b>${title}</b>` : ''}</span>`;

export const tabBarCss =
  '.tabs{position:absolute;left:0;right:0;bottom:0;height:84px;padding:11px 10px 26px;background:#130F25;border-top:1px solid #2A2350;display:grid;grid-template-columns:repeat(4,1fr);font-size:11px;color:#A49CCB}.tabs span{display:grid;justify-items:center;gap:4px}.tabs .on{color:#C8FF3D}';

/** Returns a code in cells of equal width, as in a terminal. */
export const drawKeyCode = (text: string, cell: number): string =>
  [...text].map((letter) => `<i style="display:inline-block;width:${cell}px;text-align:center">${letter}</i>`).join('');

export const drawTabBar = (current: number): string =>
  `<div class="tabs">${(
    [
      ['home', 'Головна'],
      ['grid', 'Каталог'],
      ['heart', 'Бажане'],
      ['user', 'Кабінет'],
    ] as const satisfies readonly (readonly [IconName, string])[]
  )
    .map(([name, word], index) => `<span${index === current ? ' class="on"' : ''}>${drawIcon(name, 23)}${word}</span>`)
    .join('')}</div>`;
