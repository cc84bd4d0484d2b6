import type { Scene } from 'studio/painting';
import type { Picture } from 'studio/pictures';
import { random } from '../draw/random.ts';
import { blur, linear, n, picture, radial, times } from '../draw/svg.ts';
import { sky, stars } from '../painters/landscape.ts';
import { dyeDefs, dyes, kibble, kibbleDefs } from '../painters/petGoods.ts';
import { roe } from '../painters/roe.ts';
import { planet } from '../painters/space.ts';
import { folderOf } from '../screens.ts';

/** Banners fill the first screen of a case; the title stands over their lower left. */
const size = { width: 1920, height: 1080, scale: 1 } as const;

const scene = (body: string): Scene => ({ ...size, fonts: [], style: 'body>svg{position:absolute;inset:0}', body });
const whole = (drawing: string) => scene(picture(size.width, size.height, drawing));

export const key4gg = () =>
  whole(
    `${sky(1920, 1080, ['#070316', '#1b0c48', '#431560'])}${stars(1920, 1080, 420, 3)}<defs>${radial('cloud', [
      [0, '#a23bd6', 0.55],
      [1, '#a23bd6', 0],
    ])}</defs><ellipse cx="500" cy="240" rx="760" ry="320" fill="url(#cloud)" opacity=".5"/><ellipse cx="1500" cy="900" rx="820" ry="380" fill="url(#cloud)" opacity=".7"/>${planet(1330, 520, 470, 4, { lit: '#ffe2b2', body: '#f28a58', dark: '#6a1a4c', bands: ['#ffd49a', '#e8694f', '#c9436a', '#ffb07a', '#a83062', '#f7c08a'], ring: '#ffdca6' })}${planet(640, 330, 52, 19, { lit: '#d8f5ff', body: '#6fa0c8', dark: '#0e1c3c', bands: ['#9cc6dd', '#4f7ca8'] })}`,
  );

/** A serum bottle close by, with its dropper in the picture: half-clear glass, amber liquid, a golden collar, light through it. */
function bmed(): Scene {
  const draw = random(11);
  const bubbles = times(46, () => {
    const [x, y, r] = [draw(930, 1560), draw(560, 1060), draw(3, 15)];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff" opacity="${draw(0.06, 0.22).toFixed(2)}"/><path d="M${n(x - r * 0.6)} ${n(y - r * 0.2)}A${n(r * 0.7)} ${n(r * 0.7)} 0 0 1 ${n(x - r * 0.1)} ${n(y - r * 0.7)}" stroke="#fff" stroke-width="${n(r * 0.2)}" opacity=".7" fill="none" stroke-linecap="round"/>`;
  });
  const glass =
    'M840 1200V520Q840 372 968 352Q1020 344 1024 300V250H1496V300Q1500 344 1552 352Q1680 372 1680 520V1200Z';
  return whole(
    `<defs>${linear(
      'room',
      [
        [0, '#2a0b1c'],
        [0.45, '#6d2347'],
        [1, '#d98aa6'],
      ],
      [0, 0, 1, 0.3],
    )}${radial('lamp', [
      [0, '#ffe9d6', 0.95],
      [0.5, '#f6a58a', 0.4],
      [1, '#f6a58a', 0],
    ])}${linear('glass', [
      [0, '#fff', 0.5],
      [0.06, '#fff', 0.08],
      [0.5, '#fff', 0.04],
      [0.9, '#fff', 0.1],
      [0.96, '#fff', 0.6],
      [1, '#fff', 0.2],
    ])}${linear('amber', [
      [0, '#5a1e0a'],
      [0.08, '#b4531c'],
      [0.3, '#f2a04a'],
      [0.5, '#ffc878'],
      [0.72, '#ef9440'],
      [0.93, '#a8471a'],
      [1, '#4c1808'],
    ])}${linear(
      'depth',
      [
        [0, '#fff', 0.28],
        [0.2, '#fff', 0],
        [1, '#3a0c04', 0.55],
      ],
      [0, 0, 0, 1],
    )}${linear('collar', [
      [0, '#4d3312'],
      [0.08, '#a87c40'],
      [0.2, '#fff0cc'],
      [0.3, '#e0bb80'],
      [0.52, '#a67a3e'],
      [0.74, '#efd7a8'],
      [0.86, '#fff3d8'],
      [0.94, '#b78a4c'],
      [1, '#432b0e'],
    ])}${linear('bulb', [
      [0, '#1c0d13'],
      [0.16, '#6b4a55'],
      [0.3, '#3a232c'],
      [0.74, '#241219'],
      [0.88, '#59404a'],
      [1, '#1a0b11'],
    ])}${blur('haze', 22)}${blur('edge', 5)}</defs><rect width="1920" height="1080" fill="url(#room)"/><circle cx="1380" cy="470" r="640" fill="url(#lamp)"/><g filter="url(#haze)" opacity=".5"><circle cx="420" cy="300" r="90" fill="#f2a8bd"/><circle cx="640" cy="820" r="56" fill="#ffd2b0"/><circle cx="1800" cy="240" r="76" fill="#fff0e0"/></g><g transform="translate(328 260) scale(.74)"><path d="M1136 -16V-140Q1136 -262 1260 -262Q1384 -262 1384 -140V-16Z" fill="url(#bulb)"/><path d="${glass}" fill="#fff" opacity=".16"/><path d="M872 560Q1260 606 1648 560V1200H872Z" fill="url(#amber)"/><path d="M872 560Q1260 606 1648 560V1200H872Z" fill="url(#depth)"/>${bubbles}<ellipse cx="1260" cy="562" rx="388" ry="26" fill="#ffd796"/><ellipse cx="1260" cy="556" rx="370" ry="18" fill="#fff2d2" opacity=".75"/><path d="M1230 250H1290V1020Q1290 1064 1260 1076Q1230 1064 1230 1020Z" fill="#fff" opacity=".2"/><path d="M1234 250V1030M1286 250V1030" stroke="#fff" stroke-width="3" opacity=".55"/><path d="${glass}" fill="url(#glass)"/><path d="M884 1200V540Q884 420 980 398" stroke="#fff" stroke-width="30" fill="none" opacity=".6" stroke-linecap="round" filter="url(#edge)"/><path d="M930 1200V620" stroke="#fff" stroke-width="10" opacity=".5" filter="url(#edge)"/><path d="M1640 1200V560Q1640 450 1580 410" stroke="#fff" stroke-width="14" fill="none" opacity=".75" stroke-linecap="round" filter="url(#edge)"/><rect x="1004" y="-20" width="512" height="286" rx="10" fill="url(#collar)"/><path d="M1004 60H1516M1004 78H1516M1004 226H1516" stroke="#5e3f16" stroke-width="3" opacity=".45"/><path d="M1004 266Q1260 292 1516 266" stroke="#3a240a" stroke-width="9" opacity=".35" fill="none"/></g>`,
  );
}

const ikura = () => scene(roe(1920, 1080, 74, 21));

/** Mixed dry food close by, dyed with what is in it, in many layers under a warm lamp; what lies deep is in a green shade. */
function zooExpert(): Scene {
  const draw = random(29);
  const layers = [0, 1, 2].map((depth) =>
    Array.from({ length: 130 }, (_, i) =>
      kibble(
        4000 + depth * 400 + i,
        {
          x: ((i % 15) + draw(-0.2, 1.2)) * 138 - 40,
          y: (Math.floor(i / 15) + draw(-0.2, 1.2)) * 138 - 40,
          scale: draw(2.2, 2.9) * (0.86 + depth * 0.09),
          turn: draw(0, 360),
        },
        dyes,
      ),
    ).join(''),
  );
  const wash = (fill: string) => `<rect width="1920" height="1080" fill="${fill}"/>`;
  return whole(
    `${kibbleDefs}${dyeDefs}<defs>${radial(
      'lamp',
      [
        [0, '#fff6d0', 0.4],
        [0.45, '#ffd873', 0.1],
        [1, '#04170d', 0.5],
      ],
      [0.62, 0.34, 0.85],
    )}${linear(
      'depth',
      [
        [0, '#0a3020', 0.42],
        [0.5, '#0a3020', 0.22],
        [1, '#0a3020', 0.42],
      ],
      [0, 0, 0, 1],
    )}</defs>${wash('#0f3a26')}${layers[0]}${wash('url(#depth)')}${layers[1]}${layers[2]}${wash('url(#lamp)')}`,
  );
}

/** What a phone shows of a scene: its whole height, and so much of its width, from `left`. */
const portrait = { width: 800, height: 1080 } as const;

const portraitPart = ({ body, ...rest }: Scene, left: number): Scene => ({
  ...rest,
  ...portrait,
  style: `body>svg{position:absolute;width:${size.width}px;height:${size.height}px;top:0;left:-${left}px}`,
  body,
});

/** Each scene, and where on it a phone looks: at the subject, which stands right of the middle where the title leaves room for it. */
const scenes: Readonly<Record<string, readonly [paint: () => Scene, left: number]>> = {
  key4gg: [key4gg, 650],
  bmed: [bmed, 770],
  ikura: [ikura, 560],
  'zoo-expert': [zooExpert, 560],
};

export const banners: readonly Picture[] = Object.entries(scenes).flatMap(([key, [paint, left]]) => [
  { path: `${folderOf(key)}/banner`, scene: paint, avif: [800, 1440, 1920], webp: [1200], quality: 44 },
  {
    path: `${folderOf(key)}/banner-portrait`,
    scene: () => portraitPart(paint(), left),
    // What most phones take, of 720 px, is the largest thing on their first screen.
    avif: [480, 720],
    webp: [480],
    quality: 38,
    chroma: '4:2:0',
  },
]);
