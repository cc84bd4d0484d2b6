import type { Scene } from 'studio/painting';
import type { Picture } from 'studio/pictures';
import { random } from '../draw/random.ts';
import { linear, n, picture, radial, times } from '../draw/svg.ts';
import { cat, coats, dog } from '../painters/animals.ts';
import { bottleDefs, dropper, jar, plinth, tube, windowLight } from '../painters/bottles.ts';
import { goodsDefs, toyBall } from '../painters/petGoods.ts';
import { sinkFlow } from '../painters/potentialFlow.ts';
import { folderOf } from '../screens.ts';
import { foodBag } from '../stores/zooExpert/goods.ts';

/** Full-bleed pictures of the next projects; the title stands over their lower left. */
const size = { width: 1440, height: 860, scale: 1 } as const;
const scene = (drawing: string, fonts: readonly string[] = []): Scene => ({
  ...size,
  fonts,
  style: '',
  body: picture(size.width, size.height, drawing),
});

/** After Key4GG: a frame of BMED's still life. */
const bmed = () =>
  scene(
    `${bottleDefs}<defs>${linear(
      'wall',
      [
        [0, '#220816'],
        [0.4, '#6d2a49'],
        [0.66, '#d99bb1'],
        [0.82, '#f6d9e2'],
        [1, '#e6b3c4'],
      ],
      [0, 0, 1, 0.25],
    )}${linear('shelf', [
      [0, '#1a0610'],
      [0.28, '#4c1b32'],
      // Where the plinth begins, its shade.
      [0.52, '#c3809a'],
      [0.75, '#d193aa'],
      [1, '#b9748f'],
    ])}</defs><rect width="1440" height="860" fill="url(#wall)"/><circle cx="1010" cy="330" r="300" fill="#fff" opacity=".38"/>${windowLight(1440, 860, 0.2)}<path d="M0 700H1440V860H0Z" fill="url(#shelf)"/>${plinth(420, 240, '#fbe2e9', '#c9849d', { x: 960, y: 664 })}${plinth(300, 150, '#fdebf0', '#d495ab', { x: 1270, y: 746 })}${dropper({ tint: '#f9b893', deep: '#c9623a', line: 'peptide serum' }, { x: 960, y: 670, scale: 1.94 })}${jar({ tint: '#fffaf5', deep: '#dfb9a6', line: 'lifting cream' }, { x: 1270, y: 752, scale: 1.16 })}${tube({ tint: '#fdf3f5', deep: '#d5a3b5', line: 'recovery mask' }, { x: 1112, y: 660, scale: 0.92 })}`,
    ['Wix Madefor Display'],
  );

/** After Ikura: lines of a stream, all ending in a lit shop screen. */
function streamMarket(): Scene {
  const draw = random(11);
  const colours = ['#2f6bff', '#11c5a5', '#ff4d7a', '#ffb02e', '#7a5cff', '#19a4ff'];
  const tile = (i: number) => {
    const [x, y] = [(i % 3) * 150, Math.floor(i / 3) * 124];
    const [c, other] = [draw.pick(colours), draw.pick(colours)];
    return `<g transform="translate(${x} ${y})"><clipPath id="tile-${i}"><rect width="138" height="86" rx="9"/></clipPath><g clip-path="url(#tile-${i})"><rect width="138" height="86" fill="${c}"/><circle cx="${n(draw(30, 110))}" cy="${n(draw(16, 60))}" r="${n(draw(18, 42))}" fill="${other}"/><path d="M0 ${n(draw(52, 66))}Q46 ${n(draw(34, 56))} 138 ${n(draw(50, 68))}V86H0Z" fill="#050a12" opacity=".6"/></g><circle cx="69" cy="43" r="15" fill="#fff"/><path d="M65 35L77 43L65 51Z" fill="#0b1320"/><rect y="95" width="${n(draw(70, 118))}" height="8" rx="4" fill="#c8d3e6"/></g>`;
  };
  return scene(
    `<defs>${radial(
      'night',
      [
        [0, '#163a66'],
        [0.5, '#0a1830'],
        [1, '#050a14'],
      ],
      [0.7, 0.46, 0.8],
    )}${radial('shine', [
      [0, '#bfe0ff', 0.9],
      [0.5, '#3d7bff', 0.35],
      [1, '#3d7bff', 0],
    ])}${linear(
      'frame',
      [
        [0, '#dfe9f6'],
        [1, '#8fa3bd'],
      ],
      [0, 0, 1, 1],
    )}</defs><rect width="1440" height="860" fill="url(#night)"/>${sinkFlow(1010, 400, 1100, 90, 0.42, ['#6f9dff', '#8fd8cb', '#9db4ff'])}<circle cx="1010" cy="400" r="420" fill="url(#shine)"/><g transform="translate(730 206) rotate(-5)"><rect x="6" y="26" width="560" height="400" rx="24" fill="#000" opacity=".5"/><rect width="560" height="400" rx="24" fill="#0b1320"/><rect width="560" height="400" rx="24" fill="none" stroke="url(#frame)" stroke-width="4"/><rect x="18" y="18" width="524" height="364" rx="12" fill="#f4f8ff"/><rect x="44" y="40" width="96" height="20" rx="10" fill="#0b1320"/><rect x="166" y="38" width="240" height="24" rx="12" fill="#dfe7f4"/><circle cx="510" cy="50" r="13" fill="#2f6bff"/><g transform="translate(28 88) scale(1.13)">${times(6, tile)}</g></g>`,
  );
}

/** After BMED: a lathe, drawn as its makers draw it. */
function machine(): Scene {
  const grid = `M${Array.from({ length: 37 }, (_, i) => `${i * 40} 0V860`).join('M')}M${Array.from({ length: 22 }, (_, i) => `0 ${i * 40}H1440`).join('M')}`;
  const gear = (x: number, y: number, r: number, teeth: number) =>
    `<g transform="translate(${x} ${y})"><path d="M${Array.from({ length: teeth * 4 }, (_, i) => {
      const a = (i / (teeth * 4)) * 2 * Math.PI;
      const far = i % 4 < 2 ? r : r * 0.86;
      return `${n(Math.cos(a) * far)} ${n(Math.sin(a) * far)}`;
    }).join(
      'L',
    )}Z"/><circle r="${n(r * 0.7)}"/><circle r="${n(r * 0.24)}"/>${times(6, (i) => `<circle cx="${n(Math.cos(i * 1.047) * r * 0.47)}" cy="${n(Math.sin(i * 1.047) * r * 0.47)}" r="${n(r * 0.12)}"/>`)}</g>`;
  const wheel = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.8)}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.18)}"/><path d="M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}"/>`;
  const size1 = (x1: number, x2: number, y: number, text: string) =>
    `<path d="M${x1} ${y - 26}V${y + 8}M${x2} ${y - 26}V${y + 8}M${x1} ${y}H${x2}M${x1} ${y}l12 -5v10ZM${x2} ${y}l-12 -5v10Z"/><text x="${(x1 + x2) / 2}" y="${y - 9}" text-anchor="middle">${text}</text>`;
  return scene(
    `<defs>${radial(
      'plan',
      [
        [0, '#12414a'],
        [0.6, '#0a262e'],
        [1, '#06171b'],
      ],
      [0.66, 0.42, 0.8],
    )}<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="#8fd8cb" stroke-width="1" opacity=".55"/></pattern></defs><rect width="1440" height="860" fill="url(#plan)"/><path d="${grid}" stroke="#8fd8cb" stroke-opacity=".09" fill="none"/><g fill="none" stroke="#c8f0e8" stroke-width="2" stroke-linejoin="round" style="font:500 19px Manrope"><g transform="translate(330 60)"><path d="M140 470H960V540H140Z"/><path d="M140 486H960M140 522H960"/><path d="M140 540V690H300V540M820 540V690H960V540" fill="url(#hatch)"/><path d="M120 690H320V714H120ZM800 690H980V714H800Z"/><path d="M300 560H820V600H300ZM340 600L380 660H740L780 600"/><path d="M120 250Q120 226 144 226H330V470H120Z"/><path d="M140 250H310V330H140Z"/><circle cx="170" cy="290" r="20"/><circle cx="225" cy="290" r="20"/><circle cx="280" cy="290" r="20"/><path d="M140 360H250M140 384H250M140 408H250"/><path d="M330 290H360V430H330Z"/><path d="M360 300H410V420H360Z" fill="url(#hatch)"/><path d="M410 318H434V346H410ZM410 374H434V402H410Z"/><path d="M410 346H720V374H410Z"/><path d="M460 346V374M520 346V374M610 346V374"/><path d="M720 360L760 346V374Z"/><path d="M760 336H850V384H760Z"/><path d="M800 300H920V470H780L790 420H800Z"/><path d="M850 346H905V374H850Z"/>${wheel(940, 360, 40)}<path d="M500 470L510 430H650L660 470ZM530 430V404H630V430M560 404V376H600V404M500 470V560H660V470"/>${wheel(545, 520, 28)}${wheel(622, 528, 18)}<path d="M150 500H950" stroke-dasharray="2 7"/><path d="M60 360H1010" stroke-dasharray="26 7 4 7" stroke="#ff8a5b" stroke-opacity=".7"/></g>${gear(1260, 210, 104, 18)}${gear(1120, 118, 56, 10)}<path d="M1260 80V340M1130 210H1390" stroke-dasharray="22 6 4 6" stroke-opacity=".6"/><g stroke="#8fd8cb" stroke-width="1.6" fill="none">${size1(470, 1290, 820, '')}${size1(740, 1050, 384, '')}<path d="M1300 286V750M1300 286l-5 12h10ZM1300 750l-5 -12h10ZM1272 286H1310M1272 750H1310"/></g><g fill="#8fd8cb" stroke="none"><text x="880" y="811" text-anchor="middle">2 480</text><text x="895" y="375" text-anchor="middle">Ø 84 h7</text><text x="1318" y="524">1 340</text><text x="1330" y="120">z = 18</text></g></g>`,
    ['Manrope'],
  );
}

/** After Zoo Expert: a pet shop's window and a clinic's door under one sign. */
function storeAndClinic(): Scene {
  const bricks = times(17, (j) =>
    times(
      20,
      (i) =>
        `<rect x="${i * 76 - (j % 2) * 38}" y="${j * 32}" width="73" height="29" rx="2" fill="${['#c98a5e', '#bd7d52', '#d0946a'][(i * 7 + j * 5) % 3]}"/>`,
    ),
  );
  return scene(
    `${goodsDefs}<defs>${linear(
      'dusk',
      [
        [0, '#26425a'],
        [1, '#e7a46a'],
      ],
      [0, 0, 0, 1],
    )}${linear(
      'inside',
      [
        [0, '#fff3c8'],
        [1, '#ffcf6e'],
      ],
      [0, 0, 0, 1],
    )}${linear(
      'cool',
      [
        [0, '#eafaf2'],
        [1, '#a9dcc4'],
      ],
      [0, 0, 0, 1],
    )}${linear(
      'street',
      [
        [0, '#5a5148'],
        [1, '#2b2622'],
      ],
      [0, 0, 0, 1],
    )}${radial('pool', [
      [0, '#ffdf8a', 0.7],
      [1, '#ffdf8a', 0],
    ])}${radial('pool2', [
      [0, '#bdf0d6', 0.6],
      [1, '#bdf0d6', 0],
    ])}</defs><rect width="1440" height="860" fill="url(#dusk)"/><g transform="translate(0 170)">${bricks}</g><rect y="150" width="1440" height="24" fill="#8a5232"/><rect y="730" width="1440" height="130" fill="url(#street)"/><path d="M0 730H1440V744H0Z" fill="#8a7c6c"/><ellipse cx="780" cy="770" rx="420" ry="60" fill="url(#pool)"/><ellipse cx="1250" cy="770" rx="230" ry="50" fill="url(#pool2)"/><rect x="470" y="196" width="930" height="96" rx="10" fill="#1E4D3A"/><rect x="470" y="196" width="930" height="96" rx="10" fill="none" stroke="#F7C520" stroke-width="3"/><text x="512" y="262" style="font:800 50px Manrope;letter-spacing:-.03em" fill="#F7C520">зоомагазин</text><circle cx="828" cy="246" r="7" fill="#fff"/><text x="864" y="262" style="font:800 50px Manrope;letter-spacing:-.03em" fill="#fff">клініка</text><g transform="translate(1310 244)" fill="#fff"><path d="M-10 -30H10V-10H30V10H10V30H-10V10H-30V-10H-10Z"/></g><rect x="500" y="350" width="580" height="340" rx="8" fill="#3b2415"/><rect x="514" y="364" width="552" height="312" rx="4" fill="url(#inside)"/><g transform="translate(514 364)"><path d="M0 150H552V160H0Z" fill="#b98345"/>${foodBag('turkey', { x: 90, y: 84, scale: 0.4 })}${foodBag('catSalmon', { x: 176, y: 84, scale: 0.4 })}${foodBag('duck', { x: 262, y: 84, scale: 0.4 })}${foodBag('salmon', { x: 348, y: 84, scale: 0.4 })}${foodBag('beef', { x: 456, y: 84, scale: 0.42 })}<path d="M40 312Q44 240 120 236Q196 240 200 312Z" fill="#d87f2e"/>${cat(coats.ginger, { x: 120, y: 206, scale: 0.7 }, { fur: 200 })}<path d="M250 312Q254 232 340 228Q426 232 430 312Z" fill="#b97a3c"/>${dog(coats.beagle, { x: 340, y: 204, scale: 0.78 }, { fur: 220 })}${toyBall('blue', { x: 490, y: 282, scale: 0.36 })}</g><path d="M514 364H700L560 676H514Z" fill="#fff" opacity=".16"/><path d="M790 364V676" stroke="#3b2415" stroke-width="9"/><g transform="translate(486 322)">${times(11, (i) => `<path d="M${i * 55} 0H${i * 55 + 55}V52A27.5 24 0 0 1 ${i * 55} 52Z" fill="${i % 2 ? '#fff6e0' : '#F7C520'}"/>`)}<path d="M0 0H605V14H0Z" fill="#000" opacity=".1"/></g><rect x="1140" y="350" width="220" height="382" rx="8" fill="#14302a"/><rect x="1156" y="366" width="188" height="366" fill="url(#cool)"/><path d="M1156 366H1240L1180 732H1156Z" fill="#fff" opacity=".3"/><path d="M1250 366V732" stroke="#14302a" stroke-width="7"/><rect x="1232" y="540" width="9" height="72" rx="4.5" fill="#d8b25a"/><rect x="1259" y="540" width="9" height="72" rx="4.5" fill="#d8b25a"/><g transform="translate(1203 452)"><circle r="34" fill="#1FB57A"/><path d="M-6 -19H6V-6H19V6H6V19H-6V6H-19V-6H-6Z" fill="#fff"/></g><g transform="translate(1300 452)"><circle r="34" fill="#1FB57A"/><g fill="#fff"><ellipse cy="9" rx="12" ry="10"/><ellipse cx="-15" cy="-4" rx="5" ry="7"/><ellipse cx="15" cy="-4" rx="5" ry="7"/><ellipse cx="-6" cy="-15" rx="5" ry="7"/><ellipse cx="6" cy="-15" rx="5" ry="7"/></g></g><g transform="translate(1400 730)"><path d="M-30 0L-24 -60H24L30 0Z" fill="#8a5232"/><g fill="#3f7d4a"><circle cy="-96" r="44"/><circle cx="-28" cy="-76" r="28"/><circle cx="28" cy="-76" r="28"/></g></g><g transform="translate(428 730)"><path d="M-5 0V-420H5V0Z" fill="#2b2622"/><path d="M-34 -460H34L22 -412H-22Z" fill="#ffe9a8"/><path d="M-38 -466H38V-456H-38Z" fill="#2b2622"/><ellipse cy="-430" rx="120" ry="110" fill="url(#pool)" opacity=".8"/></g>`,
    ['Manrope'],
  );
}

/** The picture of the project that follows a case, by the case's key. */
export const nextProjects: readonly Picture[] = Object.entries({
  key4gg: bmed,
  ikura: streamMarket,
  bmed: machine,
  'zoo-expert': storeAndClinic,
}).map(([key, paint]) => ({
  path: `${folderOf(key)}/next`,
  scene: paint,
  avif: [800, 1440],
  webp: [1440],
  quality: 46,
}));
