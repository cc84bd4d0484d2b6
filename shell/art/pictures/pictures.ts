import { loadTypefaces } from 'studio/painting';
import type { PicturesModule, PictureToPaint } from 'studio/pictures';
import { iconBackground, iconWaterLines } from '../../src/app/icon.ts';

/** Side of the largest PNG in pixels. */
const side = 512;

/** Draws the icon without rounded corners, because devices round them. @param scale scale of the lines on the background */
const scene = (scale: number) => () => ({
  width: side,
  height: side,
  scale: 1,
  fonts: [],
  style: '',
  body: `<svg width="${side}" height="${side}" viewBox="0 0 32 32"><rect width="32" height="32" fill="${iconBackground}"/><g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${iconWaterLines}</g></svg>`,
});

/** The site's icon as PNG, for devices that do not accept SVG. */
export const pictures: readonly PictureToPaint[] = [
  { path: 'shell/src/app/icon', scene: scene(1), png: [180, 192, 512] },
  // Makes the lines smaller, because devices may crop all but the inner four fifths of the icon.
  { path: 'shell/src/app/icon-masked', scene: scene(0.76), png: [512] },
];

/** The icon has no text, so it needs no fonts. */
export const faces = loadTypefaces({}, import.meta.url);

export const fileLists: PicturesModule['fileLists'] = [];
