import type { Scene } from 'studio/painting';
import type { PictureToPaint } from 'studio/pictures';
import { drawIcon } from '../draw/icon.ts';
import { createRandom } from '../draw/random.ts';
import {
  createBlurFilter,
  createLinearGradient,
  createRadialGradient,
  createSvgElement,
  formatNumber,
  placeDrawing,
  repeat,
} from '../draw/svg.ts';
import { coatColors, paintCat, paintDog, paintHamster } from '../painters/animals.ts';
import { bottleDefs, type VesselKind, vesselPainters } from '../painters/bottles.ts';
import { type GameName, paintGameArt } from '../painters/games/gameArt.ts';
import { paintStars } from '../painters/landscape.ts';
import { goodsDefs, paintBag, paintToyBall } from '../painters/petGoods.ts';
import { foodDefs } from '../painters/sushi.ts';
import {
  paintBox,
  paintChopsticks,
  paintGinger,
  paintPoke,
  paintSoup,
  paintSoy,
  paintTea,
  paintWasabi,
  tableDefs,
} from '../painters/tableware.ts';
import { getPictureFolder } from './screens.ts';

/** Size of the picture beside a case's tasks. It shows the case's subject from a viewpoint that no other picture on the page has. */
const upright = { width: 1200, height: 1440, scale: 1 } as const;
const wide = { width: 1920, height: 960, scale: 1 } as const;

const drawn = (drawing: string, fonts: readonly string[] = []): Scene => ({
  ...upright,
  fonts,
  style: 'body>svg{position:absolute;inset:0}',
  body: createSvgElement(upright.width, upright.height, drawing),
});

const lines = [
  { tint: '#fdf3f5', deep: '#d5a3b5', line: 'recovery mask' },
  { tint: '#f9b893', deep: '#c9623a', line: 'peptide serum' },
  { tint: '#fffaf5', deep: '#dfb9a6', line: 'lifting cream' },
  { tint: '#cfe6ee', deep: '#7fb2c4', line: 'tonic' },
  { tint: '#f7d9a4', deep: '#cf9440', line: 'vitamin C' },
  { tint: '#f3c3d2', deep: '#b85c82', line: 'day cream' },
] as const;

/** Half the width, and the height, in px, of a vessel that lies on its side. Its shadow has the same size. */
const lying: Readonly<Record<VesselKind, readonly [half: number, high: number]>> = {
  dropper: [46, 300],
  jar: [84, 146],
  tube: [50, 296],
  pump: [54, 290],
  tonic: [44, 312],
};

/** Paints an order from above in low sun: vessels in slanting rows, and among them the sheet on which somebody ticks them off. */
function bmed(): Scene {
  const order: readonly VesselKind[] = ['dropper', 'tube', 'pump', 'dropper', 'tonic', 'tube', 'jar', 'pump'];
  const [across, down, scale] = [236, 452, 1.34];
  const cells = repeat(7, (column) =>
    repeat(5, (row) => {
      // Leaves out the vessels where the sheet lies.
      if ((column === 4 && (row === 2 || row === 1)) || (column === 5 && row === 1)) return '';
      const kind = order[(column * 3 + row * 2) % order.length] ?? 'tube';
      const look = lines[(column * 2 + row * 5) % lines.length] ?? lines[0];
      const x = (column - 3) * across;
      const y = (row - 2) * down + (column % 2) * down * 0.5 + down * 0.4;
      const [half, high] = lying[kind];
      const fall = 96;
      const shadow = `<path d="M${-half} 0L${-half} ${-high}L${half} ${-high}L${half + fall} ${-high + fall}L${half + fall} ${fall}L${-half + fall} ${fall}Z" fill="#3a0520" opacity=".5" filter="url(#fall)"/>`;
      return placeDrawing({ x, y, scale }, shadow) + vesselPainters[kind](look, { x, y, scale });
    }),
  );
  const rows = repeat(7, (row) => {
    const y = 170 + row * 62;
    return `<rect x="34" y="${y}" width="42" height="42" rx="3" fill="${lines[row % lines.length]?.tint}"/><rect x="34" y="${y}" width="42" height="42" rx="3" fill="none" stroke="#5a2440" stroke-opacity=".25"/><path d="M94 ${y + 14}H${210 + ((row * 37) % 60)}M94 ${y + 30}H${160 + ((row * 53) % 50)}" stroke="#5a2440" stroke-width="5" stroke-opacity=".5"/><path d="M318 ${y + 22}H352" stroke="#9c3763" stroke-width="6"/><path d="M34 ${y + 52}H356" stroke="#e4d0d7" stroke-width="1.5"/>`;
  });
  const sheet = `<path d="M0 0H390L474 84V700H84Z" fill="#3a0520" opacity=".45" filter="url(#fall)"/><rect width="390" height="640" rx="4" fill="#fffafb"/><text x="34" y="74" style="font:600 46px 'Wix Madefor Display';letter-spacing:-.05em" fill="#9c3763">bmed</text><g style="font:600 19px 'Wix Madefor Display'" fill="#7d5a69">${['UA', 'EN', 'PL', 'RO', 'CZ'].map((language, index) => `<g transform="translate(${34 + index * 66} 104)">${index === 0 ? '<rect width="52" height="34" rx="17" fill="#9c3763"/>' : '<rect x="1" y="1" width="50" height="32" rx="16" fill="none" stroke="#cbb0bb" stroke-width="1.6"/>'}<text x="26" y="24" text-anchor="middle"${index === 0 ? ' fill="#fff"' : ''}>${language}</text></g>`).join('')}</g>${rows}`;
  return drawn(
    `${bottleDefs}<defs>${createRadialGradient(
      'cloth',
      [
        [0, '#e0749c'],
        [0.5, '#b43c70'],
        [1, '#6a1440'],
      ],
      [0.3, 0.24, 0.95],
    )}${createBlurFilter('fall', 3.2)}${createBlurFilter('pane', 5)}${createRadialGradient(
      'dusk',
      [
        [0.3, '#ffd9b0', 0.16],
        [0.62, '#fff', 0],
        [1, '#2a0418', 0.55],
      ],
      [0.34, 0.26, 0.95],
    )}</defs><rect width="1200" height="1440" fill="url(#cloth)"/><g fill="#ff9cbc" opacity=".34" filter="url(#pane)"><path d="M-60 250L760 -120H1080L-60 520Z"/><path d="M-60 640L1300 -120V90L-60 960Z"/><path d="M-60 1110L1300 240V620L-60 1500Z"/></g><g transform="translate(600 700) rotate(-17)">${cells}<g transform="translate(128 -520)">${sheet}</g></g><rect width="1200" height="1440" fill="url(#dusk)"/>`,
    ['Wix Madefor Display'],
  );
}

/** Returns a printed receipt: ruled lines, a bar code, a torn end. */
function receipt(seed: number): string {
  const draw = createRandom(seed);
  const torn = repeat(12, (i) => `L${300 - i * 25 - 12} ${i % 2 ? 520 : 534}`);
  const rows = repeat(8, (row) => {
    const y = 96 + row * 34;
    return `<path d="M30 ${y}H${formatNumber(draw(120, 190))}M${formatNumber(draw(226, 244))} ${y}H270" stroke="#3a1208" stroke-width="6" stroke-opacity=".62"/>`;
  });
  const bars = repeat(
    34,
    (i) => `<rect x="${30 + i * 7}" y="424" width="${formatNumber(draw(1.4, 5))}" height="64" fill="#2a0d06"/>`,
  );
  return `<path d="M20 26H322V530H20Z" fill="#4a0d02" opacity=".42" filter="url(#cast)"/><path d="M0 0H300V526${torn}L0 526Z" fill="#fffdf8"/><circle cx="150" cy="46" r="20" fill="#e5431a"/><circle cx="143" cy="39" r="5" fill="#fff"/>${rows}<path d="M30 380H270" stroke="#3a1208" stroke-width="2" stroke-dasharray="7 6"/><path d="M30 404H120M210 404H270" stroke="#e5431a" stroke-width="9"/>${bars}`;
}

/** Paints dinner for two on a lacquered table, from the seat of the customer: the box, its side dishes and the receipt. */
function ikura(): Scene {
  const draw = createRandom(17);
  const leaf = () =>
    `<path d="M0 0Q120 -46 300 0Q120 40 0 0Z" transform="translate(${formatNumber(draw(640, 1300))} ${formatNumber(draw(-120, 620))}) rotate(${formatNumber(draw(95, 160))}) scale(${draw(0.8, 1.5).toFixed(2)})"/>`;
  return drawn(
    `${foodDefs}${tableDefs}<defs>${createRadialGradient(
      'top',
      [
        [0, '#ff8a57'],
        [0.45, '#ee5425'],
        [1, '#9c1f06'],
      ],
      [0.28, 0.2, 1],
    )}${createBlurFilter('cast', 9)}${createBlurFilter('leaves', 10)}${createRadialGradient(
      'evening',
      [
        [0.4, '#ffe2b8', 0.1],
        [0.7, '#fff', 0],
        [1, '#2e0701', 0.5],
      ],
      [0.34, 0.3, 0.92],
    )}</defs><rect width="1200" height="1440" fill="url(#top)"/><g transform="translate(86 -30) rotate(9)">${receipt(5)}</g>${paintPoke(3, { x: 884, y: 214, scale: 1.86, turn: 18 })}${paintBox(['umea', 'NSTE', 'tcox'], 7, { x: 560, y: 764, scale: 1.66, turn: -15 })}${paintSoup(9, { x: 1074, y: 1196, scale: 1.62 })}${paintTea({ x: 196, y: 1352, scale: 1.3 })}${paintSoy({ x: 470, y: 1296, scale: 1.32 })}${paintGinger(4, { x: 690, y: 1364, scale: 1.1 })}${paintWasabi({ x: 462, y: 330, scale: 0.96, turn: 20 })}${paintChopsticks(980, { x: 44, y: 1176, scale: 1.12, turn: -15 })}<g fill="#4a0900" opacity=".26" filter="url(#leaves)">${repeat(17, leaf)}</g><rect width="1200" height="1440" fill="url(#evening)"/>`,
  );
}

/** Paints a shelf of the shop in the evening, with unlabelled bags and a cat. In front, the nose of a dog that has found the food. */
function zooExpert(): Scene {
  const heads = {
    dog: paintDog(coatColors.chocolate, { y: -10, scale: 0.5 }),
    pup: paintDog(coatColors.cream, { y: -10, scale: 0.5 }),
    cat: paintCat(coatColors.grey, { y: -6, scale: 0.58 }),
    ginger: paintCat(coatColors.ginger, { y: -6, scale: 0.58 }),
    hamster: paintHamster(coatColors.hamster, { y: -6, scale: 0.56 }),
  };
  const plain = { brand: '', flavour: '• • •', weight: '' };
  const bags = {
    green: { colour: '#2f9a5c', dark: '#14532f', head: heads.dog, ...plain },
    red: { colour: '#e2573a', dark: '#8c2415', head: heads.ginger, ...plain },
    blue: { colour: '#3a86d6', dark: '#174a86', head: heads.cat, ...plain },
    yellow: { colour: '#f7c520', dark: '#a86e08', head: heads.pup, ...plain },
    plum: { colour: '#a04a8c', dark: '#571f4c', head: heads.hamster, ...plain },
  } as const;
  const standing = (look: keyof typeof bags, x: number, shelf: number, scale: number, turn = 0) =>
    paintBag(bags[look], { x, y: shelf - 156 * scale, scale, turn });
  const board = (y: number) =>
    `<rect y="${y + 30}" width="1200" height="90" fill="url(#under)"/><rect y="${y - 6}" width="1200" height="40" fill="url(#board)"/><path d="M0 ${y - 5}H1200" stroke="#fff3c4" stroke-width="3" opacity=".8"/>${repeat(5, (i) => `<g transform="translate(${130 + i * 240} ${y + 6})"><rect x="-52" width="104" height="46" rx="6" fill="#fffaf0"/><path d="M-36 16H8M-36 30H-10" stroke="#14301f" stroke-width="5" opacity=".6"/><circle cx="32" cy="23" r="11" fill="#f2b705"/></g>`)}`;
  return drawn(
    `${goodsDefs}<defs>${createLinearGradient(
      'wall',
      [
        [0, '#1f6b45'],
        [0.5, '#124a2f'],
        [1, '#072417'],
      ],
      [0, 0, 0, 1],
    )}${createRadialGradient('spot', [
      [0, '#fff0a8', 0.75],
      [0.5, '#ffd95a', 0.24],
      [1, '#ffd95a', 0],
    ])}${createLinearGradient(
      'board',
      [
        [0, '#ffd978'],
        [0.25, '#eab238'],
        [1, '#a86e08'],
      ],
      [0, 0, 0, 1],
    )}${createLinearGradient(
      'under',
      [
        [0, '#02110a', 0.75],
        [1, '#02110a', 0],
      ],
      [0, 0, 0, 1],
    )}${createRadialGradient(
      'night',
      [
        [0.3, '#ffe9a0', 0.12],
        [0.6, '#fff', 0],
        [1, '#02150c', 0.62],
      ],
      [0.5, 0.34, 0.86],
    )}${createBlurFilter('warm', 30)}${createBlurFilter('behind', 16)}</defs><rect width="1200" height="1440" fill="url(#wall)"/>${[250, 600, 950].map((x) => `<ellipse cx="${x}" cy="120" rx="330" ry="400" fill="url(#spot)" opacity=".7"/><ellipse cx="${x}" cy="660" rx="330" ry="300" fill="url(#spot)" opacity=".5"/>`).join('')}${standing('blue', 70, 402, 1.42)}${standing('yellow', 352, 402, 1.56)}${standing('red', 654, 402, 1.42, -2)}${standing('green', 934, 402, 1.6)}${standing('plum', 1202, 402, 1.36)}${board(402)}${paintCat(coatColors.ginger, { x: 700, y: 672, scale: 1.5 }, { fur: 1600 })}${standing('red', 132, 872, 1.5)}${standing('green', 410, 872, 1.36, 3)}${paintToyBall('blue', { x: 622, y: 808, scale: 0.8 })}${standing('blue', 968, 872, 1.52, -2)}${paintToyBall('red', { x: 1168, y: 796, scale: 0.98 })}${board(872)}<ellipse cx="600" cy="1250" rx="560" ry="330" fill="#02110a" opacity=".55" filter="url(#warm)"/>${paintDog(coatColors.beagle, { x: 590, y: 1290, scale: 4 }, { fur: 5200, look: 'up' })}<rect width="1200" height="1440" fill="url(#night)"/>`,
    ['Manrope'],
  );
}

/** Paints a curved wall of covers that glow in the night. One space is empty; the key in front lights it. */
function key4gg(): Scene {
  const names: readonly GameName[] = [
    'northern',
    'neon',
    'lantern',
    'cobalt',
    'honeycomb',
    'rings',
    'towers',
    'ice',
    'track',
    'saltWind',
    'darkSide',
    'lastGate',
    'complete',
  ];
  const [columns, rows, width, height, gap, far] = [11, 3, 236, 300, 26, 1020];
  const step = ((width + gap) / far) * (180 / Math.PI);
  const cell = (column: number, row: number) => {
    const turn = (column - (columns - 1) / 2) * step;
    const y = (row - 1) * (height + gap);
    const at = `transform:translate(-50%,-50%) rotateY(${formatNumber(-turn)}deg) translateZ(${-far}px) translateY(${y}px)`;
    if (column === 6 && row === 1)
      return `<div class="cell free" style="${at}">${drawIcon('key', 118, { width: 1.5 })}</div>`;
    const name = names[(column * 5 + row * 4) % names.length] ?? 'rings';
    return `<div class="cell" style="${at}">${paintGameArt(name, width, height)}</div>`;
  };
  const wall = repeat(columns, (column) => repeat(rows, (row) => cell(column, row)));
  return {
    ...wide,
    fonts: [],
    style: `body>*{position:absolute;inset:0}.sky{background:radial-gradient(60% 70% at 58% 46%,#5a2bd0,#2a1078 46%,#0b0524)}
.room{perspective:900px;perspective-origin:50% 50%}.wall{position:absolute;left:50%;top:50%;transform-style:preserve-3d;transform:translateZ(690px) rotateX(-3deg) rotateY(7deg)}
.cell{position:absolute;width:${width}px;height:${height}px;border-radius:16px;overflow:hidden;box-shadow:0 0 0 1.5px #ffffff3d,0 0 44px 4px #8b6cff8c}
.free{display:grid;place-items:center;color:#c8ff3d;overflow:visible;background:radial-gradient(circle,#c8ff3d99,#c8ff3d2e 66%);box-shadow:0 0 0 3px #c8ff3d,0 0 130px 34px #c8ff3d8c,inset 0 0 60px #c8ff3d66}.free svg{filter:drop-shadow(0 0 18px #c8ff3d)}
.edge{background:linear-gradient(90deg,#0b0524e6,transparent 18% 84%,#0b0524e6),linear-gradient(#0b052480,transparent 22% 76%,#0b0524cc)}`,
    body: `<div class="sky">${createSvgElement(wide.width, wide.height, paintStars(wide.width, wide.height, 340, 8))}</div><div class="room"><div class="wall">${wall}</div></div><div class="edge"></div>`,
  };
}

const scenes = { bmed, ikura, 'zoo-expert': zooExpert } as const;

export const tasksPictures: readonly PictureToPaint[] = [
  ...Object.entries(scenes).map(
    ([key, scene]) =>
      ({
        path: `${getPictureFolder(key)}/tasks`,
        scene,
        avif: [720, 1200],
        webp: [720],
        quality: 40,
        chroma: '4:2:0',
      }) as const,
  ),
  {
    path: `${getPictureFolder('key4gg')}/tasks`,
    scene: key4gg,
    avif: [960, 1920],
    webp: [960],
    quality: 38,
    chroma: '4:2:0',
  },
];
