// Written by "npm run pictures", which paints what is listed here.
import type { PictureFiles } from 'shared/design';
import banner800Avif from './banner-800.avif';
import banner1440Avif from './banner-1440.avif';
import banner1440Webp from './banner-1440.webp';
import banner1920Avif from './banner-1920.avif';

export const banner: PictureFiles = {
  width: 1920,
  height: 1080,
  avif: [
    { file: banner800Avif, width: 800 },
    { file: banner1440Avif, width: 1440 },
    { file: banner1920Avif, width: 1920 },
  ],
  webp: [{ file: banner1440Webp, width: 1440 }],
};
