import type { Scene } from 'studio/painting';
import type { Picture } from 'studio/pictures';
import { blur, linear, picture, radial } from '../draw/svg.ts';
import { coats, dog } from '../painters/animals.ts';
import { bottleDefs, dropper, jar, plinth, tube, windowLight } from '../painters/bottles.ts';
import { kibble, kibbleDefs } from '../painters/petGoods.ts';
import { ellipseFlow } from '../painters/potentialFlow.ts';
import { roe } from '../painters/roe.ts';
import { folderOf, screenScene } from '../screens.ts';
import { phone, tablet } from './device.ts';

/** Covers are 5:6 (the portfolio's two columns). */
const size = { width: 1200, height: 1440, scale: 1 } as const;

const scene = (body: string, fonts: readonly string[] = []): Scene => ({
  ...size,
  fonts,
  style: 'body>*{position:absolute;inset:0}',
  body,
});

type Words = 'ua' | 'en';

const layer = (drawing: string) => `<div>${picture(size.width, size.height, drawing)}</div>`;

const key4gg = (language: Words = 'ua') =>
  scene(
    `<div style="background:radial-gradient(80% 64% at 66% 24%,#7b52ff,#2a1478 52%,#0d0a1c)"></div>${layer(ellipseFlow({ width: 1200, height: 1440, x: 700, y: 760, a: 640, b: 470, step: 23, stroke: '#CDBDFF' }))}<div style="background:radial-gradient(60% 44% at 50% 54%,#0d0a1ccc,transparent)"></div>${tablet(screenScene('key4gg', 'desktop', 'home', language), { left: 150, top: 330, width: 1240 })}`,
  );

/** What Ikura is called after, as its cover has it behind the phone. */
export const grains = () => scene(`<div>${roe(1200, 1440, 96, 4)}</div>`);

const ikura = (language: Words = 'ua') =>
  scene(
    `<div>${roe(1200, 1440, 96, 4)}</div><div style="background:radial-gradient(64% 52% at 50% 54%,#3a0a02b3,transparent)"></div>${phone(screenScene('ikura', 'mobile', 'home', language), { left: 320, top: 150, width: 540 })}`,
  );

/** A still life: a bottle and a jar on plinths, a tube behind, in the light of a window. */
export const bmed = () =>
  scene(
    layer(
      `${bottleDefs}<defs>${linear(
        'wall',
        [
          [0, '#fdeaef'],
          [0.6, '#efc3d0'],
          [1, '#d395ad'],
        ],
        [0, 0, 1, 1],
      )}${linear(
        'floor',
        [
          [0, '#e9b3c4'],
          [1, '#c77f9b'],
        ],
        [0, 0, 0, 1],
      )}${radial('sun', [
        [0, '#fff', 0.85],
        [1, '#fff', 0],
      ])}${blur('far', 16)}</defs><rect width="1200" height="1440" fill="url(#wall)"/><circle cx="820" cy="430" r="400" fill="url(#sun)"/><circle cx="820" cy="430" r="286" fill="#fff" opacity=".5"/>${windowLight(1200, 1440, 0.36)}<path d="M0 1168H1200V1440H0Z" fill="url(#floor)"/><g filter="url(#far)" opacity=".4"><path d="M640 1330L1200 1120V1260L820 1440H560Z" fill="#7c2f50"/></g>${plinth(470, 420, '#f9dbe3', '#c9849d', { x: 800, y: 900 })}${plinth(430, 240, '#fdebf0', '#d495ab', { x: 350, y: 1100 })}${plinth(300, 96, '#fff4f6', '#dba4b6', { x: 700, y: 1262 })}${tube({ tint: '#fdf3f5', deep: '#d5a3b5', line: 'recovery mask' }, { x: 726, y: 906, scale: 1.98 })}${jar({ tint: '#fffaf5', deep: '#dfb9a6', line: 'lifting cream' }, { x: 926, y: 918, scale: 1.26 })}${dropper({ tint: '#f9b893', deep: '#c9623a', line: 'peptide serum' }, { x: 350, y: 1106, scale: 2.5 })}${jar({ tint: '#fff', deep: '#dcaec0', line: 'day cream' }, { x: 700, y: 1270, scale: 1.14 })}`,
    ),
    ['Wix Madefor Display'],
  );

/** A dog that looks up at one piece of kibble. */
export const zooExpert = () =>
  scene(
    layer(
      `<defs>${radial(
        'ray',
        [
          [0, '#FFE68C'],
          [0.55, '#FFD34E'],
          [1, '#F7C520'],
        ],
        [0.5, 0.2, 0.9],
      )}${radial('halo', [
        [0, '#fffbe0', 0.95],
        [1, '#fffbe0', 0],
      ])}${blur('cheek', 26)}</defs>${kibbleDefs}<rect width="1200" height="1440" fill="url(#ray)"/><circle cx="600" cy="250" r="360" fill="url(#halo)"/><circle cx="600" cy="1300" r="880" fill="#fff" opacity=".12"/><circle cx="600" cy="1300" r="660" fill="#fff" opacity=".12"/><ellipse cx="600" cy="1420" rx="520" ry="120" fill="#7a4310" opacity=".35" filter="url(#cheek)"/>${dog(coats.beagle, { x: 600, y: 1046, scale: 5.1 }, { fur: 5200, look: 'up' })}<g opacity=".28"><ellipse cx="600" cy="640" rx="150" ry="26" fill="#7a4310" filter="url(#cheek)"/></g>${kibble(17, { x: 600, y: 250, scale: 3.7, turn: -14 })}`,
    ),
  );

const ofEvery = Object.entries({ key4gg: () => key4gg(), bmed, ikura: () => ikura(), 'zoo-expert': zooExpert });

/** Covers that show words, for those who read English. */
const inEnglish = Object.entries({ key4gg: () => key4gg('en'), ikura: () => ikura('en') });

const chroma = '4:2:0';

export const covers: readonly Picture[] = [
  ...ofEvery.flatMap(([key, scene]) => [
    {
      path: `${folderOf(key)}/cover`,
      scene,
      avif: [720, 1200],
      // For the few browsers without AVIF.
      webp: [600],
      quality: 42,
      chroma,
    } as const,
    {
      // Phones show two or three pixels a point: a coarser grain is too fine to be seen there. The first of them is the largest thing
      // on the portfolio's first screen, and travels so in one window of TCP (14.6 KB).
      path: `${folderOf(key)}/cover-phone`,
      scene,
      avif: [720, 1080],
      quality: 25,
      chroma,
    } as const,
  ]),
  // One file for all windows, in the grain of a phone's.
  ...inEnglish.map(
    ([key, scene]) => ({ path: `${folderOf(key)}/cover-en`, scene, avif: [720], quality: 25, chroma }) as const,
  ),
];
