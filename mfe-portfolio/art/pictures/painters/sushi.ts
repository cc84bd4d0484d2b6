import { createRandom, type Random } from '../draw/random.ts';
import {
  createLinearGradient,
  createRadialGradient,
  formatNumber,
  type Placement,
  placeDrawing,
  repeat,
} from '../draw/svg.ts';

/** SVG definitions of all pieces of sushi. A drawing includes them once. */
export const foodDefs = `<defs>${[
  createRadialGradient('food-shade', [
    [0.55, '#2a1a10', 0.46],
    [1, '#2a1a10', 0],
  ]),
  createLinearGradient(
    'salmon',
    [
      [0, '#ffb27a'],
      [0.5, '#f9783c'],
      [1, '#dd4f1c'],
    ],
    [0, 0, 1, 1],
  ),
  createLinearGradient(
    'tuna',
    [
      [0, '#e2565c'],
      [1, '#9c1f33'],
    ],
    [0, 0, 1, 1],
  ),
  createLinearGradient(
    'eel',
    [
      [0, '#b8783a'],
      [0.5, '#7a4218'],
      [1, '#46220a'],
    ],
    [0, 0, 1, 1],
  ),
  createLinearGradient(
    'shrimp',
    [
      [0, '#ffe4d2'],
      [0.5, '#ffb796'],
      [1, '#f08a64'],
    ],
    [0, 0, 1, 1],
  ),
  createLinearGradient(
    'omelette',
    [
      [0, '#ffe59a'],
      [1, '#eab13a'],
    ],
    [0, 0, 1, 1],
  ),
  createLinearGradient(
    'avocado',
    [
      [0, '#eef3ae'],
      [1, '#8fb544'],
    ],
    [0, 0, 1, 1],
  ),
  createRadialGradient('grain', [
    [0.2, '#ffb061'],
    [0.7, '#f1571d'],
    [1, '#bb2607'],
  ]),
  createLinearGradient(
    'nori',
    [
      [0, '#3a4a42'],
      [0.45, '#1a2420'],
      [1, '#0b110f'],
    ],
    [0, 0, 1, 1],
  ),
  createLinearGradient(
    'ceramic',
    [
      [0, '#ffffff'],
      [0.6, '#e9e4da'],
      [1, '#c9c1b2'],
    ],
    [0, 0, 1, 1],
  ),
  createLinearGradient(
    'slate',
    [
      [0, '#4a4f52'],
      [0.5, '#33383b'],
      [1, '#202427'],
    ],
    [0, 0, 1, 1],
  ),
  createLinearGradient(
    'wood',
    [
      [0, '#d9a869'],
      [0.5, '#c08a4b'],
      [1, '#9a6a34'],
    ],
    [0, 0, 1, 1],
  ),
  createLinearGradient(
    'lacquer',
    [
      [0, '#3c2119'],
      [1, '#170b08'],
    ],
    [0, 0, 1, 1],
  ),
].join('')}</defs>`;

/** Returns grains of rice in a ring; with `inner` 0, in a disc. */
function riceRing(count: number, inner: number, outer: number, draw: Random): string {
  return repeat(count, () => {
    const angle = draw(0, 6.283);
    const far = Math.sqrt(draw(inner ** 2, outer ** 2));
    return riceGrain(Math.cos(angle) * far, Math.sin(angle) * far, draw);
  });
}

function riceGrain(x: number, y: number, draw: Random): string {
  const light = Math.round(draw(230, 254));
  return `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="6.4" ry="3.2" transform="rotate(${formatNumber(draw(0, 180))} ${formatNumber(x)} ${formatNumber(y)})" fill="rgb(${light},${light - 2},${light - 12})" stroke="#b9b29c" stroke-width=".5" stroke-opacity=".55"/>`;
}

const fillings = {
  salmon:
    '<rect x="-30" y="-27" width="60" height="54" rx="17" fill="url(#salmon)"/><path d="M-26 -8Q0 -22 28 -12M-28 6Q0 -8 29 3M-24 19Q2 6 26 17" stroke="#ffd9bd" stroke-width="2.6" fill="none" opacity=".85"/>',
  mix: '<rect x="-32" y="-28" width="34" height="52" rx="13" fill="url(#salmon)"/><path d="M-28 -8Q-14 -16 0 -10M-29 8Q-14 0 1 6" stroke="#ffd9bd" stroke-width="2.2" fill="none"/><path d="M6 -26Q34 -22 32 2Q18 8 5 0Z" fill="url(#avocado)"/><rect x="5" y="6" width="26" height="20" rx="6" fill="#dff0cf" stroke="#4c8a3d" stroke-width="3.4"/>',
  tuna: '<rect x="-29" y="-28" width="58" height="56" rx="18" fill="url(#tuna)"/><path d="M-24 -10Q0 -18 25 -9M-26 8Q0 0 27 8" stroke="#f6aeb0" stroke-width="1.8" fill="none" opacity=".7"/>',
  cucumber:
    '<circle r="29" fill="#d9efc4" stroke="#3f7d37" stroke-width="5"/><circle r="14" fill="#eaf6da"/><g fill="#c7dca4"><ellipse cy="-9" rx="2.4" ry="5"/><ellipse cx="8" cy="4" rx="2.4" ry="5" transform="rotate(120 8 4)"/><ellipse cx="-8" cy="4" rx="2.4" ry="5" transform="rotate(240 -8 4)"/></g>',
  omelette:
    '<rect x="-30" y="-28" width="60" height="56" rx="8" fill="url(#omelette)"/><path d="M-30 -10H30M-30 8H30" stroke="#d79a2a" stroke-width="2" opacity=".6"/>',
} as const;

export type Filling = keyof typeof fillings;

/** Returns a roll in nori (seaweed), seen from above. */
export function paintMaki(filling: Filling, seed: number, placing: Placement): string {
  return placeDrawing(
    placing,
    `<ellipse cx="12" cy="22" rx="108" ry="104" fill="url(#food-shade)"/><circle cy="13" r="86" fill="#0a0f0d"/><circle r="86" fill="url(#nori)"/><circle r="78" fill="#e9e4d3"/>${riceRing(150, 34, 74, createRandom(seed))}<circle r="82" fill="none" stroke="#0f1714" stroke-width="8"/><path d="M-66 -50A83 83 0 0 1 -10 -83" stroke="#8da196" stroke-width="3" fill="none" opacity=".8" stroke-linecap="round"/><circle r="36" cy="2" fill="#6b5d40" opacity=".16"/>${fillings[filling]}`,
  );
}

const wrappings = {
  salmon: { fill: 'url(#salmon)', vein: '#ffe0c6', veinWidth: 4.5 },
  eel: { fill: 'url(#eel)', vein: '#e7b06a', veinWidth: 2 },
  avocado: { fill: 'url(#avocado)', vein: '#f6f8d0', veinWidth: 3 },
} as const;

/** Returns a roll with rice outside and slices around it, seen from above. */
export function paintUramaki(wrapping: keyof typeof wrappings, seed: number, placing: Placement): string {
  const draw = createRandom(seed);
  const { fill, vein, veinWidth } = wrappings[wrapping];
  const sesame = wrapping === 'salmon' ? '' : repeat(16, () => speck(draw, 70, 88));
  const ray = (index: number) => {
    const angle = (index / 13) * 6.283 + draw(-0.06, 0.06);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const bent = angle + 0.24;
    return `<path d="M${formatNumber(c * 66)} ${formatNumber(s * 66)}Q${formatNumber(Math.cos(bent) * 80)} ${formatNumber(Math.sin(bent) * 80)} ${formatNumber(Math.cos(bent) * 92)} ${formatNumber(Math.sin(bent) * 92)}"/>`;
  };
  return placeDrawing(
    placing,
    `<ellipse cx="12" cy="24" rx="112" ry="106" fill="url(#food-shade)"/><circle cy="12" r="92" fill="${wrapping === 'salmon' ? '#b93c10' : '#3b2208'}"/><circle r="92" fill="${fill}"/><g stroke="${vein}" stroke-width="${veinWidth}" fill="none" opacity=".8" stroke-linecap="round">${repeat(13, ray)}</g><circle r="66" fill="#e9e4d3"/>${riceRing(110, 36, 64, draw)}<circle r="38" fill="#111a16"/><circle r="34" fill="#fdf8ee"/><circle r="34" fill="none" stroke="#d8cdb6" stroke-width="2"/><rect x="-22" y="-20" width="24" height="36" rx="9" fill="url(#salmon)"/><rect x="4" y="-18" width="18" height="18" rx="6" fill="url(#avocado)"/><rect x="4" y="3" width="18" height="16" rx="5" fill="#dff0cf" stroke="#4c8a3d" stroke-width="2.6"/>${sesame}<path d="M-70 -52A88 88 0 0 1 -16 -86" stroke="#fff" stroke-width="7" fill="none" opacity=".45" stroke-linecap="round"/>`,
  );
}

function speck(draw: Random, inner: number, outer: number): string {
  const angle = draw(0, 6.283);
  const far = draw(inner, outer);
  const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
  return `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="3.6" ry="2" transform="rotate(${formatNumber(draw(0, 180))} ${formatNumber(x)} ${formatNumber(y)})" fill="#fbeecb"/>`;
}

/** Returns a piece of nori (seaweed) in the shape of a boat, filled with roe, seen from the side. */
export function paintGunkan(seed: number, placing: Placement): string {
  const draw = createRandom(seed);
  const grains = Array.from({ length: 30 }, () => {
    const angle = draw(0, 6.283);
    const far = Math.sqrt(draw());
    return { x: Math.cos(angle) * far * 62, y: -42 + Math.sin(angle) * far * 26 };
  })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) =>
      placeDrawing(
        { x, y },
        '<circle r="16.5" fill="url(#grain)"/><ellipse cx="-5.5" cy="-6" rx="4.4" ry="3" fill="#fff" opacity=".92" transform="rotate(-35 -5 -6)"/><circle cx="4" cy="5" r="3.4" fill="#ffd08a" opacity=".7"/>',
      ),
    );
  return placeDrawing(
    placing,
    `<ellipse cx="10" cy="58" rx="112" ry="38" fill="url(#food-shade)"/><path d="M-84 -38V34Q-84 66 0 66Q84 66 84 34V-38Z" fill="url(#nori)"/><path d="M-74 -14V36M-58 -6V48M60 -6V46M40 0V54" stroke="#51655b" stroke-width="2" opacity=".5"/><path d="M-84 -30V34Q-84 50 -62 58V-14Z" fill="#fff" opacity=".07"/><ellipse cy="-38" rx="84" ry="36" fill="#1b2622"/><ellipse cy="-38" rx="78" ry="31" fill="#e9e4d3"/>${grains.join('')}`,
  );
}

const toppings = {
  salmon: { fill: 'salmon', vein: '#ffe0c6', width: 4 },
  tuna: { fill: 'tuna', vein: '#f2b1b3', width: 1.6 },
  shrimp: { fill: 'shrimp', vein: '#e8643c', width: 5 },
  eel: { fill: 'eel', vein: '#d9a05a', width: 2 },
} as const;

/** Returns a slice of fish on rice, seen from the side. */
export function paintNigiri(topping: keyof typeof toppings, seed: number, placing: Placement): string {
  const draw = createRandom(seed);
  const { fill, vein, width } = toppings[topping];
  const grains = repeat(90, () => {
    const [x, y] = [draw(-84, 84), draw(4, 44)];
    return (x / 92) ** 2 + ((y - 16) / 42) ** 2 > 1 ? '' : riceGrain(x, y, draw);
  });
  const belt =
    topping === 'eel'
      ? '<path d="M-12 -50H14V52H-12Z" fill="#121b17"/><path d="M-12 -50H-4V52H-12Z" fill="#33433b"/>'
      : '';
  return placeDrawing(
    placing,
    `<ellipse cx="8" cy="52" rx="122" ry="28" fill="url(#food-shade)"/><rect x="-90" y="-6" width="180" height="58" rx="28" fill="#e6e0cd"/>${grains}<path d="M-104 24Q-102 40 -82 30Q0 4 82 28Q100 42 106 28L104 22Q50 2 0 4Q-50 4 -104 24Z" fill="#5c2a10" opacity=".25"/><path d="M-106 20Q-112 -26 -56 -42Q10 -58 72 -38Q112 -22 106 22Q100 36 82 22Q0 -2 -84 24Q-102 34 -106 20Z" fill="url(#${fill})"/><g stroke="${vein}" stroke-width="${width}" fill="none" opacity=".85" stroke-linecap="round"><path d="M-84 12Q-78 -20 -58 -36M-54 6Q-46 -26 -24 -43M-22 2Q-14 -30 8 -47M10 2Q18 -28 38 -44M42 6Q50 -20 66 -36M72 14Q80 -10 90 -22"/></g><path d="M-90 -8Q-70 -36 0 -42" stroke="#fff" stroke-width="5" opacity=".4" fill="none" stroke-linecap="round"/>${belt}`,
  );
}
