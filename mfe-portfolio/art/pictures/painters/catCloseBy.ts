import { createRandom, type Random } from '../draw/random.ts';
import {
  createBlurFilter,
  createLinearGradient,
  createRadialGradient,
  formatNumber,
  type Placement,
  placeDrawing,
  repeat,
} from '../draw/svg.ts';

/**
 * Returns a grey tabby's head at close range, hair by hair, about 200 px wide, lit from the upper left. `paintCat` in `animals.ts` paints
 * small, plain cats.
 */
export function paintCatCloseBy(placing: Placement): string {
  const draw = createRandom(83);
  return placeDrawing(
    placing,
    [
      defs,
      ear(-1, draw),
      ear(1, draw),
      coat(chest, draw),
      '<ellipse cy="70" rx="74" ry="26" fill="#0b1512" opacity=".55" filter="url(#tabby-soft)"/>',
      `<path d="${closed(outline)}" fill="#50585e"/>`,
      coat(face, draw),
      '<ellipse cx="-16" cy="46" rx="21" ry="13" fill="#e4ddd0" filter="url(#tabby-soft)"/><ellipse cx="16" cy="46" rx="21" ry="13" fill="#d8d1c6" filter="url(#tabby-soft)"/>',
      coat(muzzle, draw),
      eye(-1),
      eye(1),
      coat(lids, draw),
      nose,
      whiskers(draw),
    ].join(''),
  );
}

/** Returns the cat's paws separately, because they lie over the food that covers the cat. */
export function paintPawsCloseBy(placing: Placement): string {
  const draw = createRandom(84);
  return placeDrawing(placing, paw(-1, draw) + paw(1, draw));
}

type Spot = readonly [x: number, y: number];
type Colour = readonly [r: number, g: number, b: number];

/** One layer of the cat's hairs: their number, and functions that decide each hair by its root. */
interface Coat {
  readonly hairs: number;
  /** Bounds of the hairs' roots, in px of the head. */
  readonly within: readonly [left: number, top: number, right: number, bottom: number];
  readonly grows: (spot: Spot) => boolean;
  readonly combed: (spot: Spot) => number;
  readonly long: (spot: Spot) => number;
  readonly coloured: (spot: Spot) => Colour;
  /** Order of painting by a hair's root: hairs with a larger value cover hairs with a smaller one. */
  readonly over: (spot: Spot) => number;
}

const bump = (x: number, y: number, rx: number, ry: number): number => Math.exp(-((x / rx) ** 2) - (y / ry) ** 2);
const clamped = (value: number, from = 0, to = 1): number => Math.min(to, Math.max(from, value));
const eased = (value: number, from: number, to: number): number => {
  const t = clamped((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};
const mixed = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const hex = (colour: Colour): string =>
  `#${colour
    .map((part) => Math.round(clamped(part, 0, 255) / 3) * 3)
    .map((part) => Math.min(255, part).toString(16).padStart(2, '0'))
    .join('')}`;
const closed = (points: readonly Spot[]): string =>
  `M${points.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}Z`;

/** Outline of the head without fur: broad at the cheeks, narrow at the chin. */
const outline: readonly Spot[] = Array.from({ length: 72 }, (_, index): Spot => {
  const at = (index / 72) * 2 * Math.PI;
  const [across, down] = [Math.cos(at), Math.sin(at)];
  const cheek = 8 * bump(down - 0.34, 0, 0.34, 1);
  const chin = down > 0.5 ? (down - 0.5) * 34 * Math.abs(across) : 0;
  return [across * (86 + cheek - chin), down * (down < 0 ? 82 : 76) + 2];
});
const inHead = ([x, y]: Spot, grown = 1): boolean => {
  const at = Math.atan2((y - 2) / 80, x / 86);
  const [ox, oy] = outline[(Math.round((at / (2 * Math.PI)) * 72) + 72) % 72] ?? [0, 0];
  return Math.hypot(x, y - 2) < Math.hypot(ox, oy - 2) * grown;
};

/** Returns the height of the head's surface above the picture's plane at a point. `lit` computes the light from it. */
const stands = (x: number, y: number): number => {
  const side = Math.abs(x);
  return (
    62 * Math.sqrt(clamped(1.06 - (x / 98) ** 2 - ((y - 2) / 92) ** 2, 0.02)) +
    11 * bump(side - 15, y - 43, 17, 14) +
    6 * bump(side, y - 64, 18, 10) +
    15 * bump(x, y - 6, 13, 34) +
    8 * bump(side - 34, y + 34, 24, 12) +
    9 * bump(side - 66, y - 24, 22, 24) -
    13 * bump(side - 38, y + 5, 20, 15) -
    6 * bump(side - 46, y - 48, 14, 22)
  );
};
const light = [-0.42, -0.6, 0.68] as const;
/** Returns the brightness of a point of the head, from 0 to 1. */
const lit = (x: number, y: number): number => {
  const [dx, dy] = [stands(x + 1, y) - stands(x - 1, y), stands(x, y + 1) - stands(x, y - 1)].map((d) => d / 2) as [
    number,
    number,
  ];
  const length = Math.hypot(dx, dy, 1);
  return clamped((-dx * light[0] - dy * light[1] + light[2]) / length);
};

/** Returns the darkness of the tabby's stripes at a point: the letter M on the forehead, the lines beside the eyes and on the cheeks. */
const marked = (x: number, y: number): number => {
  const side = Math.abs(x);
  const wave = Math.sin(y * 0.19) * 1.6;
  const forehead = eased(-y, 22, 36);
  const lines = [6.5, 21, 35].map(
    (at, index) => forehead * bump(side - at - wave - (-y - 30) * 0.1 * index, 0, 4.6 + index * 0.7, 1),
  );
  const crown = eased(-y, 58, 74) * 0.34 * bump(side, 0, 60, 1);
  const cheeks = [
    [-2, 0.16],
    [17, 0.05],
    [34, -0.16],
  ].map(([at = 0, slope = 0]) => eased(side, 58, 68) * bump(y - at - (side - 60) * slope, 0, 5.6, 1));
  const liner = 0.85 * bump(y + 2 + (side - 60) * 0.24, 0, 3, 1) * eased(side, 54, 62) * (1 - eased(side, 78, 86));
  return clamped(Math.max(...lines, ...cheeks, liner) + crown);
};
/** Returns the share of white at a point: around the mouth, on the chin, a little above and below the eyes. */
const white = (x: number, y: number): number => {
  const side = Math.abs(x);
  return clamped(
    1.9 * bump(side - 15, y - 45, 24, 16) ** 0.7 +
      1.9 * bump(side, y - 68, 32, 17) +
      0.9 * bump(side, y - 30, 7, 22) +
      0.9 * bump(side - 29, y + 27, 13, 6) +
      0.75 * bump(side - 36, y - 16, 20, 7) -
      0.25,
  );
};

const tones = {
  grey: [
    [22, 27, 33],
    [98, 105, 113],
    [226, 223, 212],
  ],
  marks: [
    [6, 8, 11],
    [24, 28, 33],
    [74, 76, 77],
  ],
  white: [
    [96, 92, 92],
    [218, 212, 202],
    [255, 252, 243],
  ],
} as const satisfies Record<string, readonly [Colour, Colour, Colour]>;
const toned = ([dark, middle, bright]: readonly [Colour, Colour, Colour], amount: number): Colour =>
  amount < 0.5 ? mixed(dark, middle, amount * 2) : mixed(middle, bright, amount * 2 - 1);
const furAt = (x: number, y: number): Colour => {
  const amount = clamped((lit(x, y) - 0.16) * 1.2) ** 1.25;
  const grey = mixed(toned(tones.grey, amount), toned(tones.marks, amount), marked(x, y));
  return mixed(grey, toned(tones.white, clamped(amount * 0.62 + 0.4)), white(x, y));
};

/** Point on the bridge of the nose. The hairs of the face grow away from this point. */
const bridge: Spot = [0, 20];
const face: Coat = {
  hairs: 11500,
  within: [-98, -84, 98, 82],
  grows: (spot) => inHead(spot, 1.0) && !inEye(spot) && !bare(spot),
  combed: ([x, y]) => {
    const away = Math.atan2(y - bridge[1], x - bridge[0]);
    // Hairs point up on the forehead and on the bridge of the nose, and out and down on the cheeks.
    return y > 30
      ? away + clamped((70 - Math.abs(x)) / 70, 0, 1) * 0.3 * Math.sign(x) * Math.sign(Math.cos(away))
      : away;
  },
  long: ([x, y]) =>
    4.2 +
    9 * eased(Math.hypot(x * 0.9, y - 20), 34, 96) +
    7 * eased(Math.abs(x), 66, 92) * eased(y, -20, 24) -
    1.6 * bump(x, y - 10, 16, 34),
  coloured: ([x, y]) => furAt(x, y),
  over: ([x, y]) => -Math.hypot(x * 0.92, y - bridge[1]),
};
/** The short hairs around the mouth. */
const muzzle: Coat = {
  ...face,
  hairs: 7500,
  within: [-46, 4, 46, 80],
  grows: (spot) => face.grows(spot) && bump(spot[0], spot[1] - 44, 40, 36) > 0.42,
  coloured: ([x, y]) => mixed(furAt(x, y), [236, 230, 218], 0.16 * white(x, y)),
};
const chest: Coat = {
  hairs: 1500,
  within: [-80, 44, 80, 84],
  grows: ([x, y]) => Math.abs(x) < 84 - (y - 44) * 0.1,
  combed: ([x]) => Math.PI / 2 - x * 0.006,
  long: () => 11,
  coloured: ([x, y]) => {
    const shade = 0.14 + 0.3 * eased(y, 66, 112) - 0.1 * (x / 84);
    return mixed(toned(tones.grey, shade), toned(tones.white, shade), clamped(1.2 - Math.abs(x) / 40));
  },
  over: ([, y]) => -y,
};
const lids: Coat = {
  hairs: 420,
  within: [-64, -30, 64, 20],
  grows: (spot) => !inEye(spot, 1.12) && inEye(spot, 1.34) && spot[1] < eyeAt[1],
  combed: ([x, y]) => Math.atan2(y - bridge[1], x - bridge[0]),
  long: () => 4.4,
  coloured: ([x, y]) => mixed(furAt(x, y), [26, 28, 30], 0.35),
  over: ([, y]) => y,
};

/** Paints tapered hairs in tufts, with random brightness. */
function coat(
  { hairs, within: [left, top, right, bottom], grows, combed, long, coloured, over }: Coat,
  draw: Random,
): string {
  const spots = Array.from({ length: hairs }, (): Spot => [draw(left, right), draw(top, bottom)])
    .filter(grows)
    .sort((a, b) => over(a) - over(b));
  return spots
    .map((spot) => {
      const [x, y] = spot;
      const tuft = Math.sin(x * 0.31 + Math.sin(y * 0.23) * 2) * Math.sin(y * 0.27 + Math.cos(x * 0.19) * 2);
      const angle = combed(spot) + tuft * 0.16 + draw(-0.16, 0.16);
      const length = long(spot) * draw(0.75, 1.25);
      const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length + length * 0.06];
      const [wx, wy] = [-Math.sin(angle) * 0.62, Math.cos(angle) * 0.62];
      const bend = draw(-0.1, 0.1) * length;
      const [bx, by] = [dx * 0.55 - wy * bend, dy * 0.55 + wx * bend];
      const glow = 1 + tuft * 0.08 + (draw() < 0.16 ? draw(0.06, 0.2) : draw(-0.13, 0.06));
      const colour = coloured(spot).map((part) => part * glow) as unknown as Colour;
      const at = (value: number) => String(Math.round(value * 100) / 100);
      return `<path d="M${at(x - wx)} ${at(y - wy)}q${at(bx)} ${at(by)} ${at(dx + wx)} ${at(dy + wy)}q${at(bx - dx)} ${at(by - dy)} ${at(wx - dx)} ${at(wy - dy)}z" fill="${hex(colour)}"/>`;
    })
    .join('');
}

const eyeAt: Spot = [38, -5];
/** Outline of an eye: an almond whose inner corner lies lower. */
const almond =
  'M-19.500 7C-15 -9 -4 -17.500 7 -16.500C15.500 -15.500 20.500 -7 21 -2.500C18 9 8 15 -2 14.500C-10 14 -16 11 -19.500 7Z';
const inEye = ([x, y]: Spot, grown = 1): boolean => {
  const [dx, dy] = [(Math.abs(x) - eyeAt[0] - 1) / grown, (y - eyeAt[1]) / grown];
  const turned = [dx * 0.97 - dy * 0.24, dx * 0.24 + dy * 0.97] as const;
  return (turned[0] / 20) ** 2 + (turned[1] / 15) ** 2 < 1;
};
const bare = ([x, y]: Spot): boolean => (x / 9) ** 2 + ((y - 27) / 6.5) ** 2 < 1;

function eye(side: -1 | 1): string {
  const fibre = createRandom(side === 1 ? 5 : 6);
  const fibres = repeat(90, () => {
    const [at, from, to] = [fibre(0, 6.283), fibre(4, 7.5), fibre(9, 16.5)];
    return `<path d="M${formatNumber(Math.cos(at) * from)} ${formatNumber(Math.sin(at) * from)}L${formatNumber(Math.cos(at) * to)} ${formatNumber(Math.sin(at) * to)}" stroke="${fibre.pick(['#fff3a8', '#8a6408', '#c99a16', '#f6e27a'])}" stroke-width="${fibre(0.25, 0.7).toFixed(2)}" opacity="${fibre(0.25, 0.6).toFixed(2)}"/>`;
  });
  // Both eyes reflect the same lamp, so the highlight is on the same side in both.
  return `<g transform="translate(${side * eyeAt[0]} ${eyeAt[1]})"><g transform="scale(${side} 1)"><path d="${almond}" fill="#07090a" stroke="#07090a" stroke-width="5.200" stroke-linejoin="round"/><path d="${almond}" fill="none" stroke="#4a3f3a" stroke-width="1.100" transform="translate(0 1.600)" opacity=".7"/><clipPath id="tabby-eye${side}"><path d="${almond}"/></clipPath></g><g clip-path="url(#tabby-eye${side})" transform="scale(${side} 1)"><rect x="-24" y="-22" width="50" height="44" fill="#e9e2c8"/><g transform="translate(1 -1) scale(${side} 1)"><circle r="17.500" fill="url(#tabby-iris)"/>${fibres}<circle r="17" fill="none" stroke="#2c2606" stroke-width="2.600" opacity=".8"/><ellipse rx="6.400" ry="13.600" fill="#060707"/><ellipse cx="5" cy="8.500" rx="8" ry="5" fill="#fffbd0" opacity=".3" filter="url(#tabby-glint)"/></g><path d="M-26 -22H26V-9C18 -15 4 -15 -6 -8S-18 6 -22 12H-26Z" fill="#140f06" opacity=".5" filter="url(#tabby-glint)"/><path d="M-19 6.500Q-22 9 -24 12Q-19 11 -14 8.500Z" fill="#c98a84"/></g><ellipse cx="-4.500" cy="-7" rx="4.300" ry="3.600" fill="#fff"/><circle cx="6" cy="4.500" r="1.500" fill="#fff" opacity=".7"/></g>`;
}

const nose =
  '<path d="M0 33Q0.400 39 0 43M0 43Q-9 52.500 -22 47M0 43Q9 52.500 22 47" stroke="#1c1110" stroke-width="5" fill="none" opacity=".3" filter="url(#tabby-glint)"/><path d="M0 33V42.500M-22.500 46.500Q-10 52 0 42.500Q10 52 22.500 46.500" stroke="#30201d" stroke-width="1.700" fill="none" stroke-linecap="round"/><path d="M-10.500 23.500C-7 20.500 7 20.500 10.500 23.500C11.500 27.500 5 33.500 0 34.500C-5 33.500 -11.500 27.500 -10.500 23.500Z" fill="url(#tabby-nose)" stroke="#5d2f30" stroke-width=".8"/><path d="M-7 29.500Q-4.500 27 -2.500 31M7 29.500Q4.500 27 2.500 31" stroke="#47191c" stroke-width="1.900" fill="none" stroke-linecap="round" opacity=".8"/><path d="M-7 24.200Q-2 22.300 2.500 23.200" stroke="#ffe9e2" stroke-width="1.500" fill="none" stroke-linecap="round" opacity=".85"/>';

/** Returns whiskers: thick at the roots, thin at the tips. */
function whiskers(draw: Random): string {
  const one = (side: number, index: number): string => {
    const [x, y] = [side * (17 + (index % 2) * 8), 35 + index * 3.4];
    const [tx, ty] = [side * (draw(78, 104) - index * 3), -20 + index * 15 + draw(-4, 4)];
    const [bx, by] = [tx * 0.5, ty * 0.16 - 5];
    return `<path d="M${formatNumber(x)} ${formatNumber(y - 0.7)}q${formatNumber(bx)} ${formatNumber(by)} ${formatNumber(tx)} ${formatNumber(ty)}q${formatNumber(bx - tx)} ${formatNumber(by - ty + 1.2)} ${formatNumber(-tx)} ${formatNumber(1.4 - ty)}z" fill="#fffdf4"/><circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="1.100" fill="#4b423d" opacity=".7"/>`;
  };
  const brow = (side: number, index: number): string =>
    `<path d="M${side * (30 + index * 6)} -27q${side * (5 + index * 4)} -24 ${side * (16 + index * 9)} ${-34 + index * 5}q${side * (-10 - index * 4)} 12 ${side * (-15.2 - index * 9)} ${34.3 - index * 5}z" fill="#fffdf4" opacity=".8"/>`;
  return [-1, 1]
    .map((side) => repeat(5, (index) => one(side, index)) + repeat(2, (index) => brow(side, index)))
    .join('');
}

function ear(side: -1 | 1, draw: Random): string {
  const shape = 'M26 -62C40 -92 62 -118 79 -126C88 -104 94 -66 88 -24Z';
  const inner = 'M38 -62C48 -84 62 -104 75 -113C80 -94 83 -68 79 -40Z';
  const rim = Array.from({ length: 150 }, (_, index) => {
    const t = index / 149;
    // Walks along the ear's edge: up the inner side, then down the outer side.
    const [x, y] =
      t < 0.5
        ? [26 + 53 * (2 * t) ** 0.92, -62 - 64 * 2 * t]
        : [79 + 13 * Math.sin((2 * t - 1) * 2.3), -126 + 100 * (2 * t - 1)];
    const [turn, length] = [t < 0.5 ? -1.9 : -0.5 + (t - 0.5) * 1.6, draw(4, 9)];
    const bright = (side === -1 ? t < 0.5 : t > 0.5) ? 0.3 : 0.62;
    return `<path d="M${formatNumber(x - 2)} ${formatNumber(y + 2)}l${formatNumber(Math.cos(turn) * length)} ${formatNumber(Math.sin(turn) * length)}l-1 2.600z" fill="${hex(toned(tones.grey, clamped(bright + draw(-0.12, 0.12))))}"/>`;
  });
  const tufts = repeat(130, () => {
    const t = draw();
    const [x, y] = [38 + 26 * t * draw(0.5, 1), -50 - 40 * t + draw(-6, 8)];
    const [dx, dy] = [draw(10, 26), draw(-22, -4)];
    return `<path d="M${formatNumber(x)} ${formatNumber(y)}q${formatNumber(dx * 0.3)} ${formatNumber(dy * 0.8)} ${formatNumber(dx)} ${formatNumber(dy)}q${formatNumber(-dx * 0.5)} ${formatNumber(-dy * 0.1)} ${formatNumber(-dx + 1.2)} ${formatNumber(1 - dy)}z" fill="${hex(toned(tones.white, draw(0.42, 0.8)))}" opacity=".9"/>`;
  });
  return `<g transform="scale(${side} 1)"><path d="${shape}" fill="url(#tabby-ear${side})"/>${rim.join('')}<path d="${inner}" fill="url(#tabby-shell)"/><path d="${inner}" fill="none" stroke="#1b1513" stroke-width="5" opacity=".35" filter="url(#tabby-glint)"/>${tufts}</g>`;
}

/** Returns a white paw whose toes hang over an edge. */
function paw(side: -1 | 1, draw: Random): string {
  const [cx, cy] = [side * 63, 72];
  const toes = [
    [-19, 5],
    [-6.5, 9],
    [7, 9],
    [19, 5],
  ] as const;
  const high = (x: number, y: number): number =>
    15 * Math.sqrt(clamped(1 - (x / 29) ** 2 - ((y + 6) / 24) ** 2, 0.02)) +
    toes.reduce((sum, [at, down]) => sum + 6 * bump(x - at, y - down, 6.4, 9), 0);
  const shape = toes.map(([at, down]) => `<ellipse cx="${at}" cy="${down}" rx="8" ry="9.500"/>`).join('');
  const furry: Coat = {
    hairs: 2600,
    within: [-28, -26, 28, 20],
    grows: ([x, y]) =>
      (x / 26) ** 2 + ((y + 6) / 20) ** 2 < 1 ||
      toes.some(([at, down]) => ((x - at) / 7.6) ** 2 + ((y - down) / 8.6) ** 2 < 1),
    combed: ([x, y]) => {
      const [near = [0, 0]] = toes.toSorted(([a], [b]) => Math.abs(x - a) - Math.abs(x - b));
      return Math.PI / 2 - (x - near[0]) * 0.07 * eased(y, -6, 8) - x * 0.012;
    },
    long: ([, y]) => 5.4 - 3.2 * eased(y, -4, 12),
    coloured: ([x, y]) => {
      const [dx, dy] = [(high(x + 1, y) - high(x - 1, y)) / 2, (high(x, y + 1) - high(x, y - 1)) / 2];
      const amount = clamped((-dx * light[0] - dy * light[1] + light[2]) / Math.hypot(dx, dy, 1));
      return mixed(
        toned(tones.grey, clamped(amount - 0.1)),
        toned(tones.white, clamped(amount * 0.64 + 0.36)),
        eased(y, -20, -8),
      );
    },
    over: ([, y]) => -y,
  };
  const between = [-12.8, 0.3, 13]
    .map((at) => `M${at} 15Q${formatNumber(at * 0.94)} 7 ${formatNumber(at * 0.86)} 1`)
    .join('');
  return `<g transform="translate(${cx} ${cy}) rotate(${side * -7})"><ellipse cx="3" cy="13" rx="31" ry="13" fill="#06120c" opacity=".6" filter="url(#tabby-soft)"/><ellipse cy="-6" rx="26" ry="20" fill="#aaa49c"/><g fill="#bdb6ac">${shape}</g>${coat(furry, draw)}<path d="${between}" stroke="#4c4340" stroke-width="1.900" stroke-linecap="round" fill="none" opacity=".75"/></g>`;
}

const defs = `<defs>${createRadialGradient(
  'tabby-iris',
  [
    [0, '#fff2a0'],
    [0.42, '#efc82c'],
    [0.74, '#b98d10'],
    [0.92, '#6d6a14'],
    [1, '#2f3208'],
  ],
  [0.5, 0.6, 0.56],
)}${createRadialGradient(
  'tabby-nose',
  [
    [0, '#f2a79c'],
    [0.6, '#cf6f6c'],
    [1, '#8d3f44'],
  ],
  [0.4, 0.2, 0.85],
)}${createLinearGradient(
  'tabby-shell',
  [
    [0, '#5a3a37'],
    [0.5, '#b57f76'],
    [1, '#e0aa9c'],
  ],
  [0, 1, 0.7, 0],
)}${createLinearGradient(
  'tabby-ear-1',
  [
    [0, '#8d959a'],
    [1, '#33393f'],
  ],
  [1, 0, 0, 1],
)}${createLinearGradient(
  'tabby-ear1',
  [
    [0, '#6c747a'],
    [1, '#1f2429'],
  ],
  [0, 0.2, 1, 1],
)}${createBlurFilter('tabby-soft', 7)}${createBlurFilter('tabby-glint', 1.4)}</defs>`;
