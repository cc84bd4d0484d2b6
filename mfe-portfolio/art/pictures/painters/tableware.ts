import { createRandom } from '../draw/random.ts';
import { createRadialGradient, formatNumber, type Placement, placeDrawing, repeat } from '../draw/svg.ts';
import { paintMaki, paintNigiri, paintUramaki } from './sushi.ts';

/** SVG definitions of the dishes around the sushi. A drawing includes them once. */
export const tableDefs = `<defs>${createRadialGradient('broth', [
  [0, '#d9a45e'],
  [0.7, '#b97a34'],
  [1, '#8c5420'],
])}${createRadialGradient('tea', [
  [0, '#dbe58a'],
  [0.75, '#b3c352'],
  [1, '#8aa036'],
])}${createRadialGradient('bowl-in', [
  [0.7, '#2b2320'],
  [1, '#120d0b'],
])}</defs>`;

export const paintPlate = (placing: Placement): string =>
  placeDrawing(
    placing,
    '<ellipse cx="10" cy="22" rx="118" ry="114" fill="url(#food-shade)"/><circle r="104" fill="url(#ceramic)"/><circle r="82" fill="none" stroke="#bfb6a5" stroke-width="1.5" opacity=".7"/><circle r="80" fill="#f6f2ea"/><path d="M-84 -50A98 98 0 0 1 -20 -96" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/>',
  );

export const paintSlate = (width: number, height: number, placing: Placement): string =>
  placeDrawing(
    placing,
    `<rect x="${-width / 2 + 6}" y="${-height / 2 + 14}" width="${width}" height="${height}" rx="12" fill="#2a1a10" opacity=".28"/><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="10" fill="url(#slate)"/><path d="M${-width / 2 + 10} ${-height / 2 + 2}H${width / 2 - 10}" stroke="#fff" stroke-width="2" opacity=".22"/>`,
  );

export function paintGinger(seed: number, placing: Placement): string {
  const draw = createRandom(seed);
  const petal = () => {
    const [x, y, turn] = [draw(-40, 40), draw(-28, 28), draw(0, 180)];
    const tone = draw.pick(['#ffc9bf', '#ffb7ab', '#ffdcd2', '#f7a79b']);
    return `<path d="M-34 0Q-20 -26 6 -24Q34 -18 34 2Q24 20 0 16Q-26 20 -34 0Z" transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(turn)})" fill="${tone}" stroke="#e58b7e" stroke-width="1.2"/>`;
  };
  return placeDrawing(placing, `<ellipse cx="6" cy="14" rx="84" ry="64" fill="url(#food-shade)"/>${repeat(16, petal)}`);
}

export const paintWasabi = (placing: Placement): string =>
  placeDrawing(
    placing,
    '<ellipse cx="6" cy="20" rx="72" ry="46" fill="url(#food-shade)"/><path d="M-56 10Q-44 -44 4 -50Q48 -40 58 8Q40 40 0 40Q-44 40 -56 10Z" fill="#93b83f"/><path d="M-44 4Q-30 -34 6 -40Q30 -34 40 -14Q10 -22 -44 4Z" fill="#c3da77"/><path d="M-30 22Q0 6 44 12M-16 32Q8 22 38 24" stroke="#6f9329" stroke-width="3" fill="none" stroke-linecap="round"/>',
  );

export const paintSoy = (placing: Placement): string =>
  placeDrawing(
    placing,
    '<ellipse cx="8" cy="16" rx="72" ry="70" fill="url(#food-shade)"/><circle r="62" fill="url(#ceramic)"/><circle r="48" fill="#2a120b"/><path d="M-30 -24A40 40 0 0 1 14 -38" stroke="#b36a4a" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>',
  );

export const paintChopsticks = (length: number, placing: Placement): string =>
  placeDrawing(
    placing,
    `<g stroke-linecap="round"><path d="M0 14L${length} 22M0 30L${length} 30" stroke="#2a1a10" stroke-width="9" opacity=".2"/><path d="M0 4L${length} 14" stroke="#8d2a17" stroke-width="9"/><path d="M0 22L${length} 22" stroke="#a83a22" stroke-width="9"/><path d="M6 2L${length * 0.5} 8M6 20H${length * 0.5}" stroke="#e0785c" stroke-width="2"/></g>`,
  );

/** Returns a bowl of rice with salmon and greens, from above. */
export function paintPoke(seed: number, placing: Placement): string {
  const draw = createRandom(seed);
  const rice = repeat(150, () => {
    const [a, far] = [draw(0, 6.283), Math.sqrt(draw()) * 118];
    const light = Math.round(draw(226, 252));
    return `<ellipse cx="${formatNumber(Math.cos(a) * far)}" cy="${formatNumber(Math.sin(a) * far)}" rx="7" ry="3.5" transform="rotate(${formatNumber(draw(0, 180))} ${formatNumber(Math.cos(a) * far)} ${formatNumber(Math.sin(a) * far)})" fill="rgb(${light},${light - 3},${light - 16})"/>`;
  });
  const salmon = repeat(13, (i) => {
    const [x, y] = [-78 + (i % 4) * 30 + draw(-5, 5), -78 + Math.floor(i / 4) * 28 + draw(-5, 5)];
    return placeDrawing(
      { x, y, turn: draw(-30, 30) },
      '<rect x="-16" y="-12" width="34" height="30" rx="7" fill="#8c2c08" opacity=".35"/><rect x="-17" y="-15" width="34" height="30" rx="7" fill="url(#salmon)"/><path d="M-13 -5Q2 -12 15 -6M-14 6Q2 -1 15 5" stroke="#ffd9bd" stroke-width="2.4" fill="none"/>',
    );
  });
  const avocado = repeat(6, (i) =>
    placeDrawing(
      { x: 26 + i * 13, y: -84 + i * 13, turn: 40 + i * 5 },
      '<path d="M-34 4Q-24 -22 6 -22Q34 -18 34 2Q10 -4 -34 4Z" fill="#4f7a2a"/><path d="M-32 2Q-22 -18 6 -18Q30 -14 32 0Q10 -6 -32 2Z" fill="url(#avocado)"/>',
    ),
  );
  const cucumber = repeat(6, (i) =>
    placeDrawing(
      { x: -92 + i * 17, y: 36 + i * 9 },
      '<circle r="22" fill="#2f6b2c"/><circle r="18" fill="#d9efc4"/><circle r="9" fill="#eef8e0"/>',
    ),
  );
  const beans = repeat(16, () => {
    const [x, y] = [draw(34, 100), draw(14, 76)];
    return x ** 2 + y ** 2 > 112 ** 2
      ? ''
      : `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="11" ry="8" transform="rotate(${formatNumber(draw(0, 180))} ${formatNumber(x)} ${formatNumber(y)})" fill="${draw.pick(['#7dbb4a', '#93cc5c', '#68a63a'])}" stroke="#4f8a2c" stroke-width="1"/>`;
  });
  const sesame = repeat(40, () => {
    const [a, far] = [draw(0, 6.283), Math.sqrt(draw()) * 100];
    return `<ellipse cx="${formatNumber(Math.cos(a) * far)}" cy="${formatNumber(Math.sin(a) * far)}" rx="3.4" ry="2" transform="rotate(${formatNumber(draw(0, 180))} ${formatNumber(Math.cos(a) * far)} ${formatNumber(Math.sin(a) * far)})" fill="${draw.pick(['#fff3cf', '#2a2018'])}"/>`;
  });
  return placeDrawing(
    placing,
    `<ellipse cx="14" cy="26" rx="172" ry="168" fill="url(#food-shade)"/><circle r="150" fill="#1c1614"/><circle r="150" fill="none" stroke="#5b4a42" stroke-width="3"/><path d="M-118 -82A144 144 0 0 1 -30 -140" stroke="#8d7a70" stroke-width="6" fill="none" stroke-linecap="round"/><circle r="130" fill="url(#bowl-in)"/><circle r="122" fill="#ded6c2"/>${rice}${cucumber}${beans}${avocado}${salmon}${sesame}`,
  );
}

export function paintSoup(seed: number, placing: Placement): string {
  const draw = createRandom(seed);
  const inside = (limit: number) => {
    const [a, far] = [draw(0, 6.283), Math.sqrt(draw()) * limit];
    return { x: Math.cos(a) * far, y: Math.sin(a) * far };
  };
  const tofu = repeat(8, () =>
    placeDrawing(
      { ...inside(74), turn: draw(0, 90) },
      '<rect x="-13" y="-10" width="28" height="26" rx="4" fill="#6b3d14" opacity=".4"/><rect x="-14" y="-13" width="28" height="26" rx="4" fill="#fff6e2"/>',
    ),
  );
  const weed = repeat(7, () =>
    placeDrawing(
      { ...inside(80), turn: draw(0, 360) },
      '<path d="M-22 0Q-10 -14 4 -6Q16 2 26 -8Q18 14 2 8Q-12 2 -22 0Z" fill="#1f4a35"/>',
    ),
  );
  const onion = repeat(12, () =>
    placeDrawing(inside(86), '<circle r="6" fill="none" stroke="#8cc152" stroke-width="3.4"/>'),
  );
  return placeDrawing(
    placing,
    `<ellipse cx="12" cy="22" rx="142" ry="138" fill="url(#food-shade)"/><circle r="124" fill="url(#lacquer)"/><circle r="124" fill="none" stroke="#7a4a3a" stroke-width="3"/><circle r="106" fill="#0e0605"/><circle r="102" fill="url(#broth)"/>${weed}${tofu}${onion}<path d="M-74 -50A90 90 0 0 1 -10 -88" stroke="#ffe6b8" stroke-width="6" fill="none" stroke-linecap="round" opacity=".7"/>`,
  );
}

export const paintTea = (placing: Placement): string =>
  placeDrawing(
    placing,
    '<ellipse cx="12" cy="20" rx="112" ry="108" fill="url(#food-shade)"/><circle r="96" fill="url(#ceramic)"/><circle r="80" fill="#7f8f35"/><circle r="77" fill="url(#tea)"/><path d="M-56 -36A68 68 0 0 1 -6 -66" stroke="#f8fbd8" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M14 22Q34 6 50 22Q34 38 14 22Z" fill="#5f7a22"/><path d="M14 22H48" stroke="#3f5512" stroke-width="2"/>',
  );

type Piece = (seed: number, placing: Placement) => string;

/** Pieces of sushi by the letters in the rows of a box: lower case for rolls, upper case for nigiri, which are larger. */
const pieces: Readonly<Record<string, Piece>> = {
  m: (seed, placing) => paintMaki('salmon', seed, placing),
  t: (seed, placing) => paintMaki('tuna', seed, placing),
  c: (seed, placing) => paintMaki('cucumber', seed, placing),
  x: (seed, placing) => paintMaki('mix', seed, placing),
  o: (seed, placing) => paintMaki('omelette', seed, placing),
  u: (seed, placing) => paintUramaki('salmon', seed, placing),
  e: (seed, placing) => paintUramaki('eel', seed, placing),
  a: (seed, placing) => paintUramaki('avocado', seed, placing),
  N: (seed, placing) => paintNigiri('salmon', seed, placing),
  T: (seed, placing) => paintNigiri('tuna', seed, placing),
  S: (seed, placing) => paintNigiri('shrimp', seed, placing),
  E: (seed, placing) => paintNigiri('eel', seed, placing),
};

/** Returns a lacquered box of rolls and nigiri from above, 600 × 420 px. Each letter in `rows` stands for one piece. */
export function paintBox(rows: readonly string[], seed: number, placing: Placement): string {
  const [width, height] = [600, 420];
  const rowHeight = (height - 30) / rows.length;
  const inBox = rows.flatMap((row, j) =>
    [...row].map((letter, i) => {
      const isNigiri = 'NTSE'.includes(letter);
      const step = (width - 36) / row.length;
      const scale = Math.min(step / (isNigiri ? 226 : 192), rowHeight / (isNigiri ? 132 : 192));
      const spot = { x: -width / 2 + 18 + step * (i + 0.5), y: -height / 2 + 15 + rowHeight * (j + 0.5), scale };
      return pieces[letter]?.(seed * 100 + j * 12 + i, isNigiri ? { ...spot, turn: -5 } : spot) ?? '';
    }),
  );
  return placeDrawing(
    placing,
    `<rect x="-292" y="-192" width="604" height="424" rx="26" fill="#2a1a10" opacity=".3"/><rect x="-306" y="-218" width="612" height="436" rx="24" fill="url(#lacquer)"/><rect x="-306" y="-218" width="612" height="436" rx="24" fill="none" stroke="#8a4a36" stroke-width="3"/><rect x="-292" y="-204" width="584" height="408" rx="14" fill="#1d0f0b"/><path d="M-280 -206H270" stroke="#fff" stroke-width="2" opacity=".12"/>${inBox.join('')}`,
  );
}
