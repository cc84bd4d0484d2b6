import { createRandom } from '../draw/random.ts';
import {
  createBlurFilter,
  createDefinitionId,
  createRadialGradient,
  createSvgElement,
  formatNumber,
} from '../draw/svg.ts';

/** Colours of a grain, from its lit centre to its translucent far edge. */
const grains = [
  ['#ff9d4d', '#f4571b', '#c92a08', '#e8592a'],
  ['#ffad5e', '#f7662a', '#d4380e', '#f0703c'],
  ['#ff8a3c', '#e84512', '#b31f05', '#dd4b20'],
] as const;

const defs = `<defs>${createBlurFilter('roe-shade', 0.12)}${grains
  .map(([lit, body, shade, edge], index) =>
    createRadialGradient(
      createDefinitionId('roe', index),
      [
        [0, lit],
        [0.5, body],
        [0.86, shade],
        [1, edge],
      ],
      [0.42, 0.38, 0.66],
    ),
  )
  .join('')}${createRadialGradient('roe-yolk', [
  [0, '#ffe0a0', 0.75],
  [0.6, '#ff9b45', 0.45],
  [1, '#ff6a2a', 0],
])}</defs>`;

/** Returns one translucent grain of radius 1 px, lit from the upper left. */
function grain(kind: number, turn: number): string {
  return [
    '<circle r="1.06" cx=".05" cy=".1" fill="#4a0700" opacity=".55" filter="url(#roe-shade)"/>',
    `<circle r="1" fill="url(#roe_${kind})"/>`,
    `<ellipse cx="${(0.16 * Math.cos(turn) + 0.1).toFixed(2)}" cy="${(0.14 * Math.sin(turn) + 0.2).toFixed(2)}" rx=".34" ry=".3" fill="url(#roe-yolk)"/>`,
    '<path d="M-.6 .5A.8 .8 0 0 0 .66 .44A1 .9 0 0 1 -.6 .5Z" fill="#ffcf8c" opacity=".4"/>',
    '<circle r=".97" fill="none" stroke="#ff9a5a" stroke-opacity=".35" stroke-width=".05"/>',
    '<ellipse cx="-.36" cy="-.42" rx=".26" ry=".17" transform="rotate(-38 -.36 -.42)" fill="#fff" opacity=".92"/>',
    '<ellipse cx="-.05" cy="-.7" rx=".09" ry=".045" fill="#fff" opacity=".7"/>',
    '<circle cx=".42" cy=".5" r=".06" fill="#fff4dd" opacity=".8"/>',
  ].join('');
}

/** Returns red roe at close range: packed grains of about the given radius across the whole picture. */
export function paintRoe(width: number, height: number, radius: number, seed: number): string {
  const draw = createRandom(seed);
  const placed: { x: number; y: number; r: number }[] = [];
  for (let attempt = 0; attempt < 30_000 && placed.length < 2000; attempt++) {
    const r = radius * draw(0.86, 1.14);
    const x = draw(-radius, width + radius);
    const y = draw(-radius, height + radius);
    if (placed.every((other) => (other.x - x) ** 2 + (other.y - y) ** 2 > (r + other.r) ** 2 * 0.36))
      placed.push({ x, y, r });
  }
  const drawing = placed
    .sort((a, b) => a.y + a.x * 0.15 - (b.y + b.x * 0.15))
    .map(
      ({ x, y, r }) =>
        `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${r.toFixed(2)})">${grain(Math.floor(draw(0, 3)), draw(0, 6.28))}</g>`,
    );
  return createSvgElement(
    width,
    height,
    `${defs}<rect width="${width}" height="${height}" fill="#7d1206"/>${drawing.join('')}`,
  );
}
