import type { Scene } from 'studio/painting';
import type { PictureToPaint } from 'studio/pictures';
import { createRandom } from '../draw/random.ts';
import {
  createBlurFilter,
  createLinearGradient,
  createRadialGradient,
  createSvgElement,
  formatNumber,
  repeat,
} from '../draw/svg.ts';
import { paintCatCloseBy, paintPawsCloseBy } from '../painters/catCloseBy.ts';
import { paintSerumDrop, serumDropDefs } from '../painters/drops.ts';
import { paintSky, paintStars } from '../painters/landscape.ts';
import { dyeDefs, kibbleDefs, kibbleDyes, paintKibble } from '../painters/petGoods.ts';
import { paintRoe } from '../painters/roe.ts';
import { paintGiant } from '../painters/space.ts';
import { getPictureFolder } from './screens.ts';

/** Size of a banner's scene, which fills the first screen of a case. The title stands over the lower left part. */
const size = { width: 1920, height: 1080, scale: 1 } as const;

const scene = (body: string): Scene => ({ ...size, fonts: [], style: 'body>svg{position:absolute;inset:0}', body });
const whole = (drawing: string) => scene(createSvgElement(size.width, size.height, drawing));

const helios = {
  lit: '#ffe2b0',
  body: '#f2905a',
  dark: '#5c1444',
  bands: ['#ffdca2', '#e8694f', '#c23f68', '#ffb27c', '#99285c', '#fbe3c0', '#d8553f'],
  ring: '#ffe0b0',
};
const triton = { lit: '#e0f8ff', body: '#6fa4cc', dark: '#0e1c3c', bands: ['#a8d2e8', '#4a78a8', '#d8f0fa'] };
const rust = { lit: '#ffd9c0', body: '#b0605a', dark: '#2a0d2c', bands: ['#d98a78', '#7a3448', '#f0b8a0'] };

export const createKey4ggScene = () =>
  whole(
    `${paintSky(1920, 1080, ['#070316', '#1b0c48', '#431560'])}<defs>${createRadialGradient('cloud', [
      [0, '#a23bd6', 0.55],
      [1, '#a23bd6', 0],
    ])}</defs><ellipse cx="500" cy="240" rx="760" ry="320" fill="url(#cloud)" opacity=".5"/><ellipse cx="1500" cy="900" rx="820" ry="380" fill="url(#cloud)" opacity=".7"/>${paintStars(1920, 1080, 620, 3)}${paintGiant(1370, 520, 470, 4, helios)}${paintGiant(640, 330, 52, 19, triton)}${paintGiant(838, 236, 23, 7, rust)}`,
  );

/** Drops of the serum. The first value tells the side of a drop on which the lamp is: 1 for right, -1 for left. */
const fallen = [
  [1, { x: 226, y: 392, scale: 1.1 }],
  [1, { x: 668, y: 322, scale: 1.62 }],
  [-1, { x: 1752, y: 356, scale: 1.36 }],
] as const;

/**
 * Paints a serum bottle at close range with its dropper, before one warm light in a burgundy room. The light shines through the amber serum
 * and makes the glass's edges thin and sharp.
 */
function bmed(): Scene {
  const draw = createRandom(11);
  const bubbles = repeat(64, () => {
    const [x, y, r] = [draw(910, 1610), draw(520, 1300), draw(2, 12)];
    return `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" fill="#fff4c8" opacity="${draw(0.1, 0.3).toFixed(2)}"/><path d="M${formatNumber(x - r * 0.6)} ${formatNumber(y - r * 0.2)}A${formatNumber(r * 0.7)} ${formatNumber(r * 0.7)} 0 0 1 ${formatNumber(x - r * 0.1)} ${formatNumber(y - r * 0.7)}" stroke="#fff" stroke-width="${formatNumber(r * 0.2)}" opacity=".85" fill="none" stroke-linecap="round"/>`;
  });
  const glass =
    'M840 1500V520Q840 372 968 352Q1020 344 1024 300V250H1496V300Q1500 344 1552 352Q1680 372 1680 520V1500Z';
  const liquid = 'M868 470Q1260 520 1652 470V1500H868Z';
  return whole(
    `${serumDropDefs}<defs>${createRadialGradient(
      'room',
      [
        [0, '#8a1644'],
        [0.42, '#560b30'],
        [1, '#1d0313'],
      ],
      [0.656, 0.5, 0.78],
    )}${createRadialGradient('lamp', [
      [0, '#fff0d2', 1],
      [0.2, '#ffc58a', 0.92],
      [0.42, '#f2646c', 0.62],
      [0.7, '#b01c58', 0.28],
      [1, '#7a0f42', 0],
    ])}${createLinearGradient('glass', [
      [0, '#ffd9c4', 0.5],
      [0.03, '#ffd9c4', 0.1],
      [0.12, '#fff', 0.02],
      [0.5, '#fff', 0.05],
      [0.88, '#fff', 0.02],
      [0.97, '#ffd9c4', 0.12],
      [1, '#ffd9c4', 0.55],
    ])}${createLinearGradient('amber', [
      [0, '#5e1206'],
      [0.035, '#a83208'],
      [0.13, '#e8760e'],
      [0.32, '#ffac2c'],
      [0.5, '#ffd76a'],
      [0.68, '#ffb030'],
      [0.87, '#e8720c'],
      [0.965, '#a02c08'],
      [1, '#560e06'],
    ])}${createRadialGradient(
      'glow',
      [
        [0, '#fffbe0', 0.95],
        [0.3, '#ffe59a', 0.6],
        [0.7, '#ffb12e', 0.12],
        [1, '#ffb12e', 0],
      ],
      [0.5, 0.22, 0.42],
    )}${createLinearGradient(
      'depth',
      [
        [0, '#ffe9b0', 0.2],
        [0.12, '#ffe9b0', 0],
        [0.4, '#a82a06', 0.16],
        [1, '#5a0a10', 0.72],
      ],
      [0, 0, 0, 1],
    )}${createLinearGradient('collar', [
      [0, '#3a1f0a'],
      [0.05, '#8a5a24'],
      [0.13, '#fff0c4'],
      [0.19, '#f2cf8a'],
      [0.36, '#b07c36'],
      [0.52, '#8f5f28'],
      [0.68, '#d8ac62'],
      [0.82, '#ffe9b8'],
      [0.86, '#fffbe8'],
      [0.92, '#b98442'],
      [1, '#36190a'],
    ])}${createLinearGradient('bulb', [
      [0, '#7a2a40'],
      [0.04, '#ffb0a4'],
      [0.1, '#c4566e'],
      [0.24, '#6e2438'],
      [0.5, '#4c1626'],
      [0.76, '#6e2438'],
      [0.9, '#d0667a'],
      [0.96, '#ffc8b4'],
      [1, '#8a3244'],
    ])}${createBlurFilter('edge', 4)}</defs><rect width="1920" height="1080" fill="url(#room)"/><circle cx="1260" cy="560" r="760" fill="url(#lamp)"/>${fallen.map(([from, placing]) => paintSerumDrop(from, placing)).join('')}<g transform="translate(503 229) scale(.61)"><path d="M1136 -16V-140Q1136 -262 1260 -262Q1384 -262 1384 -140V-16Z" fill="url(#bulb)"/><path d="M1138 -16V-140Q1138 -260 1260 -260Q1382 -260 1382 -140V-16" stroke="#ffdccc" stroke-width="6" fill="none"/><path d="M1166 -40V-136Q1170 -210 1224 -230" stroke="#ffd8c8" stroke-width="12" fill="none" opacity=".85" stroke-linecap="round"/><path d="${glass}" fill="#ffd0b8" opacity=".1"/><path d="${liquid}" fill="url(#amber)"/><path d="${liquid}" fill="url(#depth)"/><path d="${liquid}" fill="url(#glow)"/>${bubbles}<ellipse cx="1260" cy="472" rx="391" ry="27" fill="#ffce6a"/><ellipse cx="1260" cy="467" rx="380" ry="19" fill="#fff6d4" opacity=".9"/><path d="M869 472A391 27 0 0 0 1651 472" stroke="#fffbe8" stroke-width="4" fill="none"/><path d="M1230 250H1290V1220Q1290 1264 1260 1276Q1230 1264 1230 1220Z" fill="#fff8dc" opacity=".3"/><path d="M1232 250V1230M1288 250V1230" stroke="#fff" stroke-width="3" opacity=".8"/><path d="${glass}" fill="url(#glass)"/><path d="M842 1500V522Q842 374 970 354Q1022 346 1026 300V276M1678 1500V522Q1678 374 1550 354Q1498 346 1494 300V276" stroke="#ffe9d6" stroke-width="4" fill="none" opacity=".95"/><path d="M878 1500V540Q878 422 982 396" stroke="#fff" stroke-width="20" fill="none" opacity=".5" stroke-linecap="round" filter="url(#edge)"/><path d="M884 1500V540Q886 426 978 400" stroke="#fff" stroke-width="6" fill="none" opacity=".95" stroke-linecap="round"/><path d="M906 1500V640" stroke="#fff" stroke-width="3" opacity=".6"/><path d="M1646 1500V560Q1646 446 1584 410" stroke="#fff" stroke-width="5" fill="none" opacity=".9" stroke-linecap="round"/><path d="M1622 1500V700" stroke="#ffe2a8" stroke-width="9" opacity=".55"/><rect x="1004" y="-20" width="512" height="286" rx="10" fill="url(#collar)"/><path d="M1004 60H1516M1004 78H1516M1004 226H1516" stroke="#4a2a0c" stroke-width="3" opacity=".6"/><path d="M1006 64H1514M1006 82H1514M1006 230H1514" stroke="#fff3d0" stroke-width="1.6" opacity=".6"/><path d="M1006 -17H1514" stroke="#fff6dc" stroke-width="4" opacity=".8"/><path d="M1004 266Q1260 292 1516 266" stroke="#2a0a08" stroke-width="9" opacity=".4" fill="none"/></g>`,
  );
}

const ikura = () => scene(paintRoe(1920, 1080, 74, 21));

/** Position and scale of the cat that looks out of the food. At a scale of 1, its head is about 190 px wide. */
const hungry = { x: 1290, y: 424, scale: 2.5 };

/**
 * Paints mixed dry food at close range under a warm lamp, dyed by its ingredients. Deep layers lie in green shade. A cat comes up through
 * the food, whiskers first.
 */
function zooExpert(): Scene {
  const draw = createRandom(29);
  const [deep, middle, top] = [0, 1, 2].map((depth) =>
    Array.from({ length: 130 }, (_, i) => ({
      seed: 4000 + depth * 400 + i,
      x: ((i % 15) + draw(-0.2, 1.2)) * 138 - 40,
      y: (Math.floor(i / 15) + draw(-0.2, 1.2)) * 138 - 40,
      scale: draw(2.2, 2.9) * (0.86 + depth * 0.09),
      turn: draw(0, 360),
    })),
  );
  const lying = (pieces: readonly Piece[] = []) =>
    pieces.map(({ seed, ...placing }) => paintKibble(seed, placing, kibbleDyes)).join('');
  // Leaves out the upper pieces around the cat, as if the cat had pushed them aside.
  const aside = top?.filter(({ x, y }) => Math.hypot((x - hungry.x) / 300, (y - hungry.y + 20) / 290) > 1);
  const before = Array.from({ length: 9 }, (_, i) => {
    const across = i / 4 - 1;
    return {
      seed: 5600 + i,
      x: hungry.x + across * 340 + draw(-14, 14),
      y: hungry.y + 222 - across * across * 56 + draw(-9, 9),
      scale: draw(2.05, 2.35),
      turn: draw(0, 360),
    };
  });
  const wash = (fill: string) => `<rect width="1920" height="1080" fill="${fill}"/>`;
  return whole(
    `${kibbleDefs}${dyeDefs}<defs>${createRadialGradient(
      'lamp',
      [
        [0, '#fff2c8', 0.2],
        [0.45, '#ffd873', 0.07],
        [1, '#04170d', 0.5],
      ],
      [0.62, 0.34, 0.85],
    )}${createLinearGradient(
      'depth',
      [
        [0, '#0a3020', 0.42],
        [0.5, '#0a3020', 0.22],
        [1, '#0a3020', 0.42],
      ],
      [0, 0, 0, 1],
    )}${createBlurFilter('pit', 26)}</defs>${wash('#0f3a26')}${lying(deep)}${wash('url(#depth)')}${lying(middle)}<ellipse cx="${hungry.x}" cy="${hungry.y + 40}" rx="290" ry="250" fill="#082014" opacity=".62" filter="url(#pit)"/>${paintCatCloseBy(hungry)}${lying(aside)}${lying(before)}${paintPawsCloseBy(hungry)}${wash('url(#lamp)')}`,
  );
}

interface Piece {
  readonly seed: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

/** Size of the part of a scene that phones show. It has the whole height of the scene. */
const portrait = { width: 800, height: 1080 } as const;

const portraitPart = ({ body, ...rest }: Scene, left: number): Scene => ({
  ...rest,
  ...portrait,
  style: `body>svg{position:absolute;width:${size.width}px;height:${size.height}px;top:0;left:-${left}px}`,
  body,
});

/** Each scene, and the left edge of its crop for phones. The crop shows the subject, which stands right of the centre to leave room for the title. */
const scenes: Readonly<Record<string, readonly [paint: () => Scene, left: number]>> = {
  key4gg: [createKey4ggScene, 690],
  bmed: [bmed, 782],
  ikura: [ikura, 560],
  'zoo-expert': [zooExpert, 890],
};

export const bannerPictures: readonly PictureToPaint[] = Object.entries(scenes).flatMap(([key, [paint, left]]) => [
  {
    path: `${getPictureFolder(key)}/banner`,
    scene: paint,
    avif: [800, 1440, 1920],
    webp: [1200],
    quality: key === 'zoo-expert' ? 39 : 44,
  },
  {
    path: `${getPictureFolder(key)}/banner-portrait`,
    scene: () => portraitPart(paint(), left),
    // Most phones load the file of 720 px. It is the largest content on their first screen (LCP).
    avif: [480, 720],
    webp: [480],
    quality: 38,
    chroma: '4:2:0',
  },
]);
