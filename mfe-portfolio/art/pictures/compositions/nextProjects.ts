import type { Scene } from 'studio/painting';
import type { PictureToPaint } from 'studio/pictures';
import { createLinearGradient, createSvgElement } from '../draw/svg.ts';
import { bottleDefs, paintDropper, paintJar, paintPlinth, paintTube, paintWindowLight } from '../painters/bottles.ts';
import { getPictureFolder } from './screens.ts';

/** Size of a picture in the teaser of the next project, which spans the viewport. The title stands over the lower left part. */
const size = { width: 1440, height: 860, scale: 1 } as const;
const scene = (drawing: string, fonts: readonly string[] = []): Scene => ({
  ...size,
  fonts,
  style: '',
  body: createSvgElement(size.width, size.height, drawing),
});

/** Paints a part of BMED's still life, for the end of the case Key4GG. */
const bmed = () =>
  scene(
    `${bottleDefs}<defs>${createLinearGradient(
      'wall',
      [
        [0, '#220816'],
        [0.4, '#6d2a49'],
        [0.66, '#d99bb1'],
        [0.82, '#f6d9e2'],
        [1, '#e6b3c4'],
      ],
      [0, 0, 1, 0.25],
    )}${createLinearGradient('shelf', [
      [0, '#1a0610'],
      [0.28, '#4c1b32'],
      [0.52, '#c3809a'],
      [0.75, '#d193aa'],
      [1, '#b9748f'],
    ])}</defs><rect width="1440" height="860" fill="url(#wall)"/><circle cx="1010" cy="330" r="300" fill="#fff" opacity=".38"/>${paintWindowLight(1440, 860, 0.2)}<path d="M0 700H1440V860H0Z" fill="url(#shelf)"/>${paintPlinth(420, 240, '#fbe2e9', '#c9849d', { x: 960, y: 664 })}${paintPlinth(300, 150, '#fdebf0', '#d495ab', { x: 1270, y: 746 })}${paintDropper({ tint: '#f9b893', deep: '#c9623a', line: 'peptide serum' }, { x: 960, y: 670, scale: 1.94 })}${paintJar({ tint: '#fffaf5', deep: '#dfb9a6', line: 'lifting cream' }, { x: 1270, y: 752, scale: 1.16 })}${paintTube({ tint: '#fdf3f5', deep: '#d5a3b5', line: 'recovery mask' }, { x: 1112, y: 660, scale: 0.92 })}`,
    ['Wix Madefor Display'],
  );

/** Pictures of the next-project teaser, by the key of the case whose page shows it. Other cases reuse the next case's banner. */
export const nextProjectPictures: readonly PictureToPaint[] = Object.entries({ key4gg: bmed }).map(([key, paint]) => ({
  path: `${getPictureFolder(key)}/next`,
  scene: paint,
  avif: [800, 1440],
  webp: [1440],
  quality: 46,
}));
