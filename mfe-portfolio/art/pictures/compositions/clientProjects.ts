import type { Scene } from 'studio/painting';
import type { PictureToPaint } from 'studio/pictures';
import { createLinearGradient, createSvgElement, repeat } from '../draw/svg.ts';
import { coatColors, paintCat } from '../painters/animals.ts';
import {
  bottleDefs,
  paintDropper,
  paintJar,
  paintPlinth,
  paintPump,
  paintTube,
  paintWindowLight,
} from '../painters/bottles.ts';
import { paintGameArt } from '../painters/games/gameArt.ts';
import { paintKibbleHeap } from '../painters/petGoods.ts';
import { foodDefs, paintGunkan, paintMaki, paintNigiri, paintUramaki } from '../painters/sushi.ts';
import { paintChopsticks, paintSoy, tableDefs } from '../painters/tableware.ts';
import * as banners from './banners.ts';
import * as covers from './covers.ts';

/** Size of a picture of 16:10 for the cases on service pages. */
const size = { width: 1280, height: 800, scale: 1 } as const;
const scene = (body: string, fonts: readonly string[] = []): Scene => ({ ...size, fonts, style: '', body });

const key4gg = () => scene(paintGameArt('lastGate', 1280, 800));

const bmed = () =>
  scene(
    createSvgElement(
      1280,
      800,
      `${bottleDefs}<defs>${createLinearGradient(
        'mint',
        [
          [0, '#eef6f2'],
          [1, '#9cc3b6'],
        ],
        [0, 0, 1, 1],
      )}</defs><rect width="1280" height="800" fill="url(#mint)"/><circle cx="880" cy="320" r="290" fill="#fff" opacity=".5"/>${paintWindowLight(1280, 800, 0.4)}<rect y="640" width="1280" height="160" fill="#7fac9f"/>${paintPlinth(840, 110, '#e3f1eb', '#8fb8aa', { x: 640, y: 636 })}${paintPump({ tint: '#f4faf7', deep: '#9cc3b6', line: 'cleansing gel' }, { x: 360, y: 646, scale: 1.62 })}${paintDropper({ tint: '#bfe6d6', deep: '#4f9a84', line: 'calming serum' }, { x: 580, y: 662, scale: 1.62 })}${paintTube({ tint: '#ffffff', deep: '#adcfc3', line: 'recovery mask' }, { x: 780, y: 660, scale: 1.56 })}${paintJar({ tint: '#ffffff', deep: '#adcfc3', line: 'lifting cream' }, { x: 960, y: 640, scale: 1.02 })}`,
    ),
    ['Wix Madefor Display'],
  );

const ikura = () =>
  scene(
    createSvgElement(
      1280,
      800,
      `${foodDefs}${tableDefs}<defs>${createLinearGradient(
        'board',
        [
          [0, '#6b452b'],
          [1, '#3f2616'],
        ],
        [0, 0, 1, 1],
      )}</defs><rect width="1280" height="800" fill="#1d110a"/><rect x="76" y="116" width="1140" height="590" rx="30" fill="#000" opacity=".45"/><rect x="70" y="100" width="1140" height="590" rx="28" fill="url(#board)"/>${repeat(8, (i) => `<path d="M84 ${150 + i * 70}Q400 ${138 + i * 70 + (i % 3) * 12} 700 ${152 + i * 70}T1196 ${146 + i * 70}" stroke="#2a170c" stroke-opacity=".45" stroke-width="${3 + (i % 3)}" fill="none"/>`)}${[0, 1, 2, 3, 4].map((i) => (i % 2 ? paintMaki((['tuna', 'mix', 'cucumber'] as const)[(i - 1) / 2] ?? 'mix', i + 3, { x: 206 + i * 216, y: 250, scale: 0.96 }) : paintUramaki((['salmon', 'eel', 'avocado'] as const)[i / 2] ?? 'salmon', i + 3, { x: 206 + i * 216, y: 250, scale: 0.9 }))).join('')}${[0, 1, 2].map((i) => paintNigiri((['salmon', 'tuna', 'shrimp'] as const)[i] ?? 'salmon', i + 9, { x: 250 + i * 236, y: 530, scale: 1.06, turn: i % 2 ? -4 : 4 })).join('')}${paintGunkan(5, { x: 934, y: 520, scale: 0.98 })}${paintSoy({ x: 1110, y: 540, scale: 1 })}${paintChopsticks(560, { x: 640, y: 730, turn: -2 })}`,
    ),
  );

const zooExpert = () =>
  scene(
    createSvgElement(
      1280,
      800,
      `<rect width="1280" height="800" fill="#2F6F9F"/><circle cx="660" cy="430" r="430" fill="#4489BA"/><circle cx="660" cy="450" r="310" fill="#6AA9D3"/><path d="M410 800Q420 640 650 630Q880 640 890 800Z" fill="#d8cbb8"/>${paintCat(coatColors.white, { x: 650, y: 410, scale: 2.9 }, { fur: 1400 })}<path d="M-20 706Q640 640 1300 706V820H-20Z" fill="#123349"/>${paintKibbleHeap(1300, 690, 815, 90, 30, 4)}`,
    ),
  );

/** Paints a 5:6 crop of Key4GG's banner: the planet with its ring, over the banner's full height. */
function planet(): Scene {
  const { body, ...scene } = banners.createKey4ggScene();
  return { ...scene, width: 900, style: 'body>svg{position:absolute;width:1920px;height:1080px;left:-860px}', body };
}

/** Covers in the client-projects marquee (SPEC §9). Key4GG's and Ikura's show only the subject, so they contain no words to translate. */
const marquee = {
  key4gg: planet,
  bmed: covers.createBmedScene,
  ikura: covers.createRoeScene,
  'zoo-expert': covers.createZooExpertScene,
};
const crops = { key4gg, bmed, ikura, 'zoo-expert': zooExpert };

/** Folders to which the pictures are written: for the home page's marquee, and for the service hubs. */
const shown = [
  { folder: 'mfe-home/src/clients', scenes: marquee, avif: [720], quality: 30, chroma: '4:2:0' },
  { folder: 'mfe-services/src/cases', scenes: crops, avif: [880], quality: 36 },
] as const;

export const clientProjectPictures: readonly PictureToPaint[] = shown.flatMap(({ folder, scenes, ...encoding }) =>
  Object.entries(scenes).map(([key, scene]) => ({ path: `${folder}/${key}`, scene, ...encoding })),
);
