import {
  createBlurFilter,
  createLinearGradient,
  createRadialGradient,
  type Placement,
  placeDrawing,
} from '../draw/svg.ts';

/**
 * Outline of a falling drop of radius 30 px with its point above. `art/rivers.ts` contains the outline a little larger: the shape that the
 * water flows around.
 */
const outline = 'M0 -60C4 -41 29 -24 29 2C29 18 16 30 0 30C-16 30 -29 18 -29 2C-29 -24 -4 -41 0 -60Z';

/** SVG definitions of the serum's drops. A drawing includes them once. */
export const serumDropDefs = `<defs>${[
  createLinearGradient(
    'drop-body',
    [
      [0, '#8a3a14'],
      [0.34, '#c95a0e'],
      [0.72, '#ffb63a'],
      [1, '#fff0b8'],
    ],
    [0.2, 0, 0.66, 1],
  ),
  createRadialGradient(
    'drop-edge',
    [
      [0, '#2c0410', 0],
      [0.7, '#3a0610', 0.08],
      [0.9, '#3a0610', 0.62],
      [1, '#1c020a', 0.9],
    ],
    [0.54, 0.62, 0.62],
  ),
  createRadialGradient('drop-halo', [
    [0, '#ffb066', 0.5],
    [0.5, '#e0556a', 0.18],
    [1, '#b01c58', 0],
  ]),
  createBlurFilter('drop-soft', 2.2),
  createBlurFilter('drop-near', 0.8),
].join('')}</defs>`;

/**
 * Returns a drop of serum in front of the lamp, with a dark edge, bright at the bottom opposite the lamp. `from`: 1 if the lamp is at the
 * right, else -1.
 */
export const paintSerumDrop = (from: 1 | -1, placing: Placement): string =>
  placeDrawing(
    placing,
    `<circle cy="6" r="82" fill="url(#drop-halo)"/><g transform="scale(${from} 1)"><path d="${outline}" fill="url(#drop-body)"/><path d="${outline}" fill="url(#drop-edge)"/><path d="M-19 2C-19 16 -9 23 1 23C12 23 20 14 20 6C14 16 -8 18 -19 2Z" fill="#fff8d8" opacity=".95" filter="url(#drop-soft)"/><path d="M-13 12C-8 19 4 21 11 16" stroke="#fffef0" stroke-width="2.400" fill="none" stroke-linecap="round" filter="url(#drop-near)"/><path d="M1.500 -54C6 -38 27 -22 27 2C27 10 23 18 17 23" stroke="#ffd9b8" stroke-width="1.800" fill="none" stroke-linecap="round" opacity=".95"/><path d="M-1 -52C-5 -38 -26 -22 -27 0" stroke="#ff9a7a" stroke-width="1.100" fill="none" stroke-linecap="round" opacity=".5"/><path d="M10 -26C16 -20 20 -13 20.500 -5" stroke="#fff" stroke-width="4.400" fill="none" stroke-linecap="round"/><circle cx="18.500" cy="3.500" r="2.100" fill="#fff" opacity=".95"/><path d="M-16 -12C-20 -6 -21 0 -20 5" stroke="#ffe2b0" stroke-width="1.800" fill="none" stroke-linecap="round" opacity=".55"/></g>`,
  );
