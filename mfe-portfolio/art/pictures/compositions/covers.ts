import type { Scene } from 'studio/painting';
import type { PictureToPaint } from 'studio/pictures';
import { createBlurFilter, createLinearGradient, createRadialGradient, createSvgElement } from '../draw/svg.ts';
import { coatColors, paintDog } from '../painters/animals.ts';
import { bottleDefs, paintDropper, paintJar, paintPlinth, paintTube, paintWindowLight } from '../painters/bottles.ts';
import { kibbleDefs, paintKibble } from '../painters/petGoods.ts';
import { computeEllipseFlow } from '../painters/potentialFlow.ts';
import { paintRoe } from '../painters/roe.ts';
import { drawPhone, drawTablet } from './device.ts';
import { createScreenScene, getPictureFolder } from './screens.ts';

/** Size of a cover of 5:6 for the portfolio's two columns: two pixels per CSS pixel in a viewport of 1440 px. */
const size = { width: 1200, height: 1440, scale: 1.1 } as const;
/** Sizes of the first two covers. They are wider than high, so that both with captions fit the first screen. The second begins lower. */
const wide = { first: { ...size, height: 872 }, second: { ...size, height: 690 } } as const;

const scene = (body: string, fonts: readonly string[] = [], shape: Pick<Scene, keyof typeof size> = size): Scene => ({
  ...shape,
  fonts,
  style: 'body>*{position:absolute;inset:0}',
  body,
});

type Words = 'ua' | 'en';

const layer = (drawing: string, { height }: Pick<Scene, 'height'> = size) =>
  `<div>${createSvgElement(size.width, height, drawing)}</div>`;

const key4gg = (language: Words = 'ua') =>
  scene(
    `<div style="background:radial-gradient(80% 64% at 66% 24%,#7b52ff,#2a1478 52%,#0d0a1c)"></div>${layer(computeEllipseFlow({ width: 1200, height: 1440, x: 700, y: 760, a: 640, b: 470, step: 23, stroke: '#CDBDFF' }))}<div style="background:radial-gradient(60% 44% at 50% 54%,#0d0a1ccc,transparent)"></div>${drawTablet(createScreenScene('key4gg', 'desktop', 'home', language), { left: 150, top: 330, width: 1240 })}`,
  );

const key4ggWide = (language: Words = 'ua') =>
  scene(
    `<div style="background:radial-gradient(70% 96% at 60% 30%,#7b52ff,#2a1478 56%,#0d0a1c)"></div>${layer(computeEllipseFlow({ width: 1200, height: 872, x: 600, y: 436, a: 640, b: 400, step: 17, stroke: '#CDBDFF' }), wide.first)}<div style="background:radial-gradient(56% 60% at 50% 54%,#0d0a1cb3,transparent)"></div>${drawTablet(createScreenScene('key4gg', 'desktop', 'home', language), { left: 130, top: 100, width: 940 })}`,
    [],
    wide.first,
  );

/** Paints Ikura's roe, the background behind the phone on Ikura's cover. */
export const createRoeScene = () => scene(`<div>${paintRoe(1200, 1440, 96, 4)}</div>`);

const ikura = (language: Words = 'ua') =>
  scene(
    `<div>${paintRoe(1200, 1440, 96, 4)}</div><div style="background:radial-gradient(64% 52% at 50% 54%,#3a0a02b3,transparent)"></div>${drawPhone(createScreenScene('ikura', 'mobile', 'home', language), { left: 320, top: 150, width: 540 })}`,
  );

/** Paints a room with pink walls and a window's light. `floor` is the height at which the floor begins. */
const room = (height: number, floor: number, sun: { readonly x: number; readonly y: number; readonly r: number }) =>
  `${bottleDefs}<defs>${createLinearGradient(
    'wall',
    [
      [0, '#fdeaef'],
      [0.6, '#efc3d0'],
      [1, '#d395ad'],
    ],
    [0, 0, 1, 1],
  )}${createLinearGradient(
    'floor',
    [
      [0, '#e9b3c4'],
      [1, '#c77f9b'],
    ],
    [0, 0, 0, 1],
  )}${createRadialGradient('sun', [
    [0, '#fff', 0.85],
    [1, '#fff', 0],
  ])}${createBlurFilter('far', 16)}</defs><rect width="1200" height="${height}" fill="url(#wall)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 1.4}" fill="url(#sun)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="#fff" opacity=".5"/>${paintWindowLight(1200, height, 0.36)}<path d="M0 ${floor}H1200V${height}H0Z" fill="url(#floor)"/>`;

const goods = {
  serum: { tint: '#f9b893', deep: '#c9623a', line: 'peptide serum' },
  mask: { tint: '#fdf3f5', deep: '#d5a3b5', line: 'recovery mask' },
  lifting: { tint: '#fffaf5', deep: '#dfb9a6', line: 'lifting cream' },
  day: { tint: '#fff', deep: '#dcaec0', line: 'day cream' },
} as const;

/** Paints a still life in a window's light: a bottle and a jar on plinths, with a tube behind them. */
export const createBmedScene = () =>
  scene(
    layer(
      `${room(1440, 1168, { x: 820, y: 430, r: 286 })}<g filter="url(#far)" opacity=".4"><path d="M640 1330L1200 1120V1260L820 1440H560Z" fill="#7c2f50"/></g>${paintPlinth(470, 420, '#f9dbe3', '#c9849d', { x: 800, y: 900 })}${paintPlinth(430, 240, '#fdebf0', '#d495ab', { x: 350, y: 1100 })}${paintPlinth(300, 96, '#fff4f6', '#dba4b6', { x: 700, y: 1262 })}${paintTube(goods.mask, { x: 726, y: 906, scale: 1.98 })}${paintJar(goods.lifting, { x: 926, y: 918, scale: 1.26 })}${paintDropper(goods.serum, { x: 350, y: 1106, scale: 2.5 })}${paintJar(goods.day, { x: 700, y: 1270, scale: 1.14 })}`,
    ),
    ['Wix Madefor Display'],
  );

/** Paints the cosmetics of `bmed` side by side, each on its own step. */
const bmedWide = () =>
  scene(
    layer(
      `${room(690, 546, { x: 690, y: 286, r: 232 })}<g filter="url(#far)" opacity=".34"><path d="M420 650L1200 520V640L760 690H360Z" fill="#7c2f50"/></g><g transform="translate(40 16) scale(.94)">${paintPlinth(310, 120, '#f9dbe3', '#c9849d', { x: 690, y: 496 })}${paintPlinth(330, 60, '#fdebf0', '#d495ab', { x: 310, y: 572 })}${paintPlinth(300, 90, '#fff4f6', '#dba4b6', { x: 1000, y: 552 })}${paintTube(goods.mask, { x: 690, y: 502, scale: 1.36 })}${paintDropper(goods.serum, { x: 310, y: 578, scale: 1.64 })}${paintJar(goods.lifting, { x: 1000, y: 560, scale: 1.3 })}${paintJar(goods.day, { x: 504, y: 626, scale: 0.9 })}</g>`,
      wide.second,
    ),
    ['Wix Madefor Display'],
    wide.second,
  );

/** Paints a dog that looks up at one piece of kibble. */
export const createZooExpertScene = () =>
  scene(
    layer(
      `<defs>${createRadialGradient(
        'ray',
        [
          [0, '#FFE68C'],
          [0.55, '#FFD34E'],
          [1, '#F7C520'],
        ],
        [0.5, 0.2, 0.9],
      )}${createRadialGradient('halo', [
        [0, '#fffbe0', 0.95],
        [1, '#fffbe0', 0],
      ])}${createBlurFilter('cheek', 26)}</defs>${kibbleDefs}<rect width="1200" height="1440" fill="url(#ray)"/><circle cx="600" cy="250" r="360" fill="url(#halo)"/><circle cx="600" cy="1300" r="880" fill="#fff" opacity=".12"/><circle cx="600" cy="1300" r="660" fill="#fff" opacity=".12"/><ellipse cx="600" cy="1420" rx="520" ry="120" fill="#7a4310" opacity=".35" filter="url(#cheek)"/>${paintDog(coatColors.beagle, { x: 600, y: 1046, scale: 5.1 }, { fur: 5200, look: 'up' })}<g opacity=".28"><ellipse cx="600" cy="640" rx="150" ry="26" fill="#7a4310" filter="url(#cheek)"/></g>${paintKibble(17, { x: 600, y: 250, scale: 3.7, turn: -14 })}`,
    ),
  );

/** Covers by case: for windows with two columns, and for phones. */
const ofEvery: Readonly<Record<string, readonly [columns: () => Scene, phone: () => Scene]>> = {
  key4gg: [() => key4ggWide(), () => key4gg()],
  bmed: [bmedWide, createBmedScene],
  ikura: [() => ikura(), () => ikura()],
  'zoo-expert': [createZooExpertScene, createZooExpertScene],
};

/** English versions of the covers that show words. */
const inEnglish: typeof ofEvery = {
  key4gg: [() => key4ggWide('en'), () => key4gg('en')],
  ikura: [() => ikura('en'), () => ikura('en')],
};

const chroma = '4:2:0';
/** File widths for two columns: sharp at one and at two device pixels per CSS pixel. */
const columns = { avif: [880, 1320], quality: 54, chroma } as const;
/**
 * Quality of covers on phones, whose two or three device pixels per CSS pixel hide the loss. The first cover is the largest content on the
 * portfolio's first screen (LCP) and fits the first TCP window (14.6 KB).
 */
const grain = { quality: 25, chroma } as const;

export const coverPictures: readonly PictureToPaint[] = [
  ...Object.entries(ofEvery).flatMap(([key, [scene, phoneScene]]) => [
    // Adds WebP for the few browsers without AVIF.
    { path: `${getPictureFolder(key)}/cover`, scene, webp: [600], ...columns } as const,
    { path: `${getPictureFolder(key)}/cover-phone`, scene: phoneScene, avif: [720, 1080], ...grain } as const,
  ]),
  ...Object.entries(inEnglish).flatMap(([key, [scene, phoneScene]]) => [
    // One file for all viewports.
    { path: `${getPictureFolder(key)}/cover-en`, scene, ...columns, avif: [1320], quality: 46 } as const,
    { path: `${getPictureFolder(key)}/cover-phone-en`, scene: phoneScene, avif: [720], ...grain } as const,
  ]),
];
