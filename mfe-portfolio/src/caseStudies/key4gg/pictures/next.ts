// Written by "npm run art", which paints what is listed here.
import type { PictureFiles } from 'shared/design';
import next800Avif from './next-800.avif';
import next1440Avif from './next-1440.avif';
import next1440Webp from './next-1440.webp';

export const next: PictureFiles = {
  width: 1440,
  height: 860,
  avif: [
    { file: next800Avif, width: 800 },
    { file: next1440Avif, width: 1440 },
  ],
  webp: [{ file: next1440Webp, width: 1440 }],
};
