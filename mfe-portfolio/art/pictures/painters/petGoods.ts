import { createRandom } from '../draw/random.ts';
import {
  createBlurFilter,
  createDefinitionId,
  createLinearGradient,
  createRadialGradient,
  formatNumber,
  type Placement,
  placeDrawing,
  repeat,
} from '../draw/svg.ts';

/** SVG definitions of pet goods. A drawing includes them once. */
export const goodsDefs = `<defs>${[
  createBlurFilter('goods-shade', 7),
  createRadialGradient(
    'ball-red',
    [
      [0, '#ff8f7a'],
      [0.5, '#e84a3a'],
      [1, '#9a1f1a'],
    ],
    [0.36, 0.3, 0.8],
  ),
  createRadialGradient(
    'ball-blue',
    [
      [0, '#8fd0ff'],
      [0.5, '#3a86d6'],
      [1, '#1b4a86'],
    ],
    [0.36, 0.3, 0.8],
  ),
  createLinearGradient('tin', [
    [0, '#9aa4aa'],
    [0.2, '#f4f7f8'],
    [0.5, '#c2cacf'],
    [0.8, '#f0f3f4'],
    [1, '#8b959b'],
  ]),
  createLinearGradient('folds', [
    [0, '#000', 0.26],
    [0.09, '#fff', 0.3],
    [0.2, '#fff', 0],
    [0.62, '#000', 0],
    [0.82, '#fff', 0.14],
    [0.92, '#000', 0.05],
    [1, '#000', 0.34],
  ]),
].join('')}</defs>`;

/** Colours of a dyed piece of dry food: its gradient (`name`), visible side, pressed ring, pores and glaze. */
export interface KibbleDye {
  readonly name: string;
  readonly side: string;
  readonly ring: string;
  readonly pore: string;
  readonly glaze: string;
}

const baked: readonly KibbleDye[] = [0, 1, 2].map((number) => ({
  name: `kibble-${number}`,
  side: '#4e270c',
  ring: '#5b2e10',
  pore: '#4a230a',
  glaze: '#ffe3bd',
}));

/** The dyes of mixed food: corn, carrot, beetroot, greens, oat. */
export const kibbleDyes: readonly KibbleDye[] = [
  { name: 'kibble-corn', side: '#94600a', ring: '#94600a', pore: '#8a5a10', glaze: '#fffbe0' },
  { name: 'kibble-carrot', side: '#8c3608', ring: '#8c3608', pore: '#7c300a', glaze: '#ffe9cf' },
  { name: 'kibble-beet', side: '#6d1722', ring: '#6d1722', pore: '#5e121c', glaze: '#ffd9d2' },
  { name: 'kibble-greens', side: '#2f5416', ring: '#2f5416', pore: '#294a14', glaze: '#f0ffd0' },
  { name: 'kibble-oat', side: '#8a5c2c', ring: '#8a5c2c', pore: '#7a4d22', glaze: '#fff3da' },
];

/** Returns a piece of dry food, pressed and glazed: a disc or a cross of radius 30 px. */
export function paintKibble(seed: number, placing: Placement, mixed: readonly KibbleDye[] = baked): string {
  const draw = createRandom(seed);
  const cross = draw() < 0.42;
  const outline = cross
    ? 'M-11 -30Q0 -34 11 -30Q14 -20 13 -13Q22 -14 30 -11Q34 0 30 11Q20 14 13 13Q14 22 11 30Q0 34 -11 30Q-14 20 -13 13Q-22 14 -30 11Q-34 0 -30 -11Q-20 -14 -13 -13Q-14 -22 -11 -30Z'
    : 'M-30 0Q-31 -27 0 -28Q31 -27 30 0Q31 27 0 28Q-31 27 -30 0Z';
  const pores = Array.from({ length: cross ? 7 : 9 }, () => {
    const [a, far] = [draw(0, 6.283), draw(2, 19)];
    const [rx, ry, opacity] = [draw(1, 2.6), draw(0.8, 1.8), draw(0.25, 0.6)];
    return ({ pore }: KibbleDye) =>
      `<ellipse cx="${formatNumber(Math.cos(a) * far)}" cy="${formatNumber(Math.sin(a) * far)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" fill="${pore}" opacity="${opacity.toFixed(2)}"/>`;
  });
  const dye = mixed[Math.floor(draw(0, mixed.length))];
  if (!dye) throw new Error('There is no dye to paint dry food with.');
  return placeDrawing(
    placing,
    `<path d="${outline}" transform="translate(5 9) scale(1.04)" fill="#2a1206" opacity=".26" filter="url(#kibble-soft)"/><path d="${outline}" transform="translate(1 4)" fill="${dye.side}"/><path d="${outline}" fill="url(#${dye.name})"/><path d="${outline}" transform="scale(.74)" fill="none" stroke="${dye.ring}" stroke-opacity=".28" stroke-width="2"/>${pores.map((pore) => pore(dye)).join('')}<path d="M-21 -13Q-12 -24 4 -24" stroke="${dye.glaze}" stroke-opacity=".55" stroke-width="3.4" fill="none" stroke-linecap="round"/>`,
  );
}

/** SVG definitions of undyed dry food. A drawing includes them once. */
export const kibbleDefs = `<defs>${[
  createBlurFilter('kibble-soft', 3),
  createRadialGradient(
    'kibble-0',
    [
      [0, '#c98a52'],
      [0.55, '#9c5f2c'],
      [1, '#6a3914'],
    ],
    [0.38, 0.32, 0.75],
  ),
  createRadialGradient(
    'kibble-1',
    [
      [0, '#b9793f'],
      [0.55, '#8a4e22'],
      [1, '#56290c'],
    ],
    [0.38, 0.32, 0.75],
  ),
  createRadialGradient(
    'kibble-2',
    [
      [0, '#d8a066'],
      [0.55, '#b07238'],
      [1, '#7b4519'],
    ],
    [0.38, 0.32, 0.75],
  ),
].join('')}</defs>`;

/** SVG definitions of dyed dry food. A drawing includes them once. */
export const dyeDefs = `<defs>${[
  ['corn', '#fff0a0', '#f2bd2c', '#bd7d0c'],
  ['carrot', '#ffc07a', '#ee7a24', '#ab4408'],
  ['beet', '#f58a7c', '#c93a3a', '#84182a'],
  ['greens', '#cbe58a', '#7fae38', '#446c18'],
  ['oat', '#ffe9bf', '#dfae6c', '#a06c30'],
]
  .map(([name, lit = '', middle = '', dark = '']) =>
    createRadialGradient(
      `kibble-${name}`,
      [
        [0, lit],
        [0.5, middle],
        [1, dark],
      ],
      [0.36, 0.3, 0.78],
    ),
  )
  .join('')}</defs>`;

/** Returns scattered pieces of dry food between two heights, with more pieces lower. */
export function paintKibbleHeap(
  width: number,
  top: number,
  bottom: number,
  count: number,
  size: number,
  seed: number,
): string {
  const draw = createRandom(seed);
  const pieces = Array.from({ length: count }, () => ({
    x: draw(-10, width + 10),
    y: top + (bottom - top) * Math.sqrt(draw()),
    scale: (size / 30) * draw(0.85, 1.15),
    turn: draw(0, 360),
  })).sort((a, b) => a.y - b.y);
  return kibbleDefs + pieces.map((spot, index) => paintKibble(seed * 1000 + index, spot)).join('');
}

interface BagLook {
  /** The name at the top. Default: the brand of Zoo Expert's painted shop. */
  readonly brand?: string;
  readonly colour: string;
  readonly dark: string;
  readonly flavour: string;
  readonly weight: string;
  /** Drawing of a head; its origin is the centre of the label. */
  readonly head: string;
}

/** Returns a standing bag of dry food, 210 × 320 px. */
export function paintBag(
  { brand = 'хвіст', colour, dark, flavour, weight, head }: BagLook,
  placing: Placement,
): string {
  const outline =
    'M-98 -158Q-50 -150 0 -152Q50 -150 98 -158Q94 -60 102 40Q106 110 104 142Q60 158 0 158Q-60 158 -104 142Q-106 110 -102 40Q-94 -60 -98 -158Z';
  return placeDrawing(
    placing,
    `<ellipse cx="6" cy="154" rx="122" ry="18" fill="#1E3A1A" opacity=".32" filter="url(#goods-shade)"/><path d="${outline}" fill="${colour}"/><path d="M-101 40Q0 74 102 40Q106 110 104 142Q60 158 0 158Q-60 158 -104 142Q-106 110 -101 40Z" fill="${dark}" opacity=".55"/><path d="M-98 -158Q-50 -150 0 -152Q50 -150 98 -158L97 -126Q50 -120 0 -121Q-50 -120 -97 -126Z" fill="${dark}"/><path d="M-96 -134Q0 -126 96 -134" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" stroke-dasharray="5 4" fill="none"/><text y="-92" text-anchor="middle" style="font:800 25px Manrope;letter-spacing:-.04em" fill="#fff">${brand}</text><circle cy="-8" r="67" fill="#fff8e6"/><circle cy="-8" r="67" fill="none" stroke="${dark}" stroke-opacity=".25" stroke-width="3"/>${head}<rect x="-74" y="78" width="148" height="32" rx="16" fill="#fff8e6"/><text y="100" text-anchor="middle" style="font:800 18px Manrope;letter-spacing:-.02em" fill="${dark}">${flavour}</text><text y="138" text-anchor="middle" style="font:800 20px Manrope" fill="#fff">${weight}</text><path d="${outline}" fill="url(#folds)"/><path d="M-62 -120Q-70 0 -58 150M58 -120Q70 10 60 150" stroke="#000" stroke-opacity=".07" stroke-width="5" fill="none"/>`,
  );
}

/** Returns a carton of small tins, 260 px wide. */
export function paintTins(colour: string, dark: string, label: string, head: string, placing: Placement): string {
  const tin = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><rect x="-36" y="-26" width="72" height="52" fill="url(#tin)"/><ellipse cy="26" rx="36" ry="10" fill="#8b959b"/><rect x="-36" y="-18" width="72" height="38" fill="${colour}"/><rect x="-36" y="-18" width="72" height="38" fill="url(#folds)" opacity=".6"/><ellipse cy="-26" rx="36" ry="10" fill="#eef2f3" stroke="#a9b3b8" stroke-width="2"/><ellipse cy="-26" rx="26" ry="6" fill="none" stroke="#b9c2c6" stroke-width="1.6"/></g>`;
  return placeDrawing(
    placing,
    `<ellipse cx="4" cy="112" rx="150" ry="16" fill="#1E3A1A" opacity=".3" filter="url(#goods-shade)"/>${[-94, -20, 54].map((x) => tin(x + 20, -64)).join('')}${[-110, -37, 37, 110].map((x) => tin(x, -30)).join('')}<path d="M-140 -14H140L132 110H-132Z" fill="${dark}"/><path d="M-140 -14H140L139 4H-139Z" fill="#fff" opacity=".16"/><circle cy="50" r="45" fill="#fff8e6"/>${head}<text x="-92" y="56" text-anchor="middle" style="font:800 19px Manrope" fill="#fff">${label}</text><text x="92" y="56" text-anchor="middle" style="font:800 19px Manrope" fill="#fff">24 шт</text>`,
  );
}

/** Returns a paper sack of wood litter, with some pellets in front. */
export function paintLitter(seed: number, placing: Placement): string {
  const draw = createRandom(seed);
  const pellets = repeat(26, () =>
    placeDrawing(
      { x: draw(-120, 120), y: draw(128, 160), turn: draw(0, 180) },
      `<rect x="-14" y="-4" width="28" height="9" rx="4" fill="#7d5a33" opacity=".4"/><rect x="-14" y="-6" width="28" height="9" rx="4" fill="${draw.pick(['#d9b27a', '#c79a5f', '#e3c192'])}"/>`,
    ),
  );
  return placeDrawing(
    placing,
    `<ellipse cx="6" cy="150" rx="124" ry="18" fill="#1E3A1A" opacity=".3" filter="url(#goods-shade)"/><path d="M-92 -128L-84 -152L84 -152L92 -128L98 140Q0 156 -98 140Z" fill="#cfa774"/><path d="M-92 -128H92L84 -152H-84Z" fill="#a87d4a"/><path d="M-92 -128L-84 -152L84 -152L92 -128L98 140Q0 156 -98 140Z" fill="url(#folds)"/><rect x="-70" y="-92" width="140" height="150" rx="12" fill="#fffaf0"/><path d="M0 -74Q34 -44 0 -8Q-34 -44 0 -74Z" fill="#3C8C5A"/><path d="M0 -62V0" stroke="#fff" stroke-width="3"/><text y="24" text-anchor="middle" style="font:800 21px Manrope;letter-spacing:-.03em" fill="#14301F">деревний</text><text y="47" text-anchor="middle" style="font:700 16px Manrope" fill="#60766a">наповнювач</text><text y="106" text-anchor="middle" style="font:800 24px Manrope" fill="#5b3c16">10 л</text>${pellets}`,
  );
}

export const paintToyBall = (tone: 'red' | 'blue', placing: Placement): string =>
  placeDrawing(
    placing,
    `<ellipse cx="6" cy="74" rx="92" ry="14" fill="#1E3A1A" opacity=".3" filter="url(#goods-shade)"/><g fill="none" stroke-linecap="round"><path d="M40 -46Q110 -110 128 -40Q140 10 112 60" stroke="#b98a4a" stroke-width="17"/><path d="M40 -46Q110 -110 128 -40Q140 10 112 60" stroke="#f1ddb0" stroke-width="12"/><path d="M40 -46Q110 -110 128 -40Q140 10 112 60" stroke="#d4574a" stroke-width="12" stroke-dasharray="7 15"/><path d="M112 62L100 80M112 62L112 84M112 62L124 78" stroke="#e6cf9c" stroke-width="5"/></g><circle r="74" fill="url(#ball-${tone})"/><path d="M-62 -38Q0 -8 66 -32M-66 30Q0 2 64 38" stroke="#fff" stroke-opacity=".75" stroke-width="7" fill="none"/><ellipse cx="-26" cy="-36" rx="20" ry="12" transform="rotate(-36 -26 -36)" fill="#fff" opacity=".6"/>`,
  );

export const paintPawPattern = (width: number, height: number, colour: string, seed: number): string => {
  const draw = createRandom(seed);
  const spots = Array.from({ length: 26 }, (_, i) => ({
    x: ((i % 5) + 0.5 + draw(-0.2, 0.2)) * (width / 5),
    y: (Math.floor(i / 5) + 0.5 + draw(-0.2, 0.2)) * (height / 5.4),
    turn: draw(-40, 40),
    scale: draw(0.8, 1.25),
  }));
  return `<g fill="${colour}" id="${createDefinitionId('paws', seed)}">${spots
    .map((spot) =>
      placeDrawing(
        spot,
        '<ellipse cy="10" rx="15" ry="12"/><ellipse cx="-19" cy="-5" rx="6" ry="8"/><ellipse cx="19" cy="-5" rx="6" ry="8"/><ellipse cx="-7" cy="-17" rx="6" ry="8.5"/><ellipse cx="7" cy="-17" rx="6" ry="8.5"/>',
      ),
    )
    .join('')}</g>`;
};
