import { typefaces } from 'studio/painting';
import type { PaintedPictures, Picture } from 'studio/pictures';
import { currents, ground } from '../../src/app/icon.ts';

/** A side in pixels: what is painted larger is nowhere shown. */
const side = 512;

/** The icon to the edges, because devices cut its corners themselves. @param scale of what is drawn on its ground */
const scene = (scale: number) => () => ({
  width: side,
  height: side,
  scale: 1,
  fonts: [],
  style: '',
  body: `<svg width="${side}" height="${side}" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${currents}</g></svg>`,
});

/** The site's icon for devices that keep it and take no drawing. */
export const pictures: readonly Picture[] = [
  { path: 'shell/src/app/icon', scene: scene(1), png: [180, 192, 512] },
  // Four fifths of it are safe from every mask.
  { path: 'shell/src/app/icon-masked', scene: scene(0.76), png: [512] },
];

/** No words stand in it. */
export const faces = typefaces({}, import.meta.url);

export const fileLists: PaintedPictures['fileLists'] = [];
