// Written by "npm run art", which paints what is listed here.
import type { PictureFiles } from 'shared/design';
import cover600Webp from './cover-600.webp';
import cover880Avif from './cover-880.avif';
import cover1320Avif from './cover-1320.avif';
import coverEnAvif from './cover-en.avif';
import coverPhone720Avif from './cover-phone-720.avif';
import coverPhone1080Avif from './cover-phone-1080.avif';
import coverPhoneEnAvif from './cover-phone-en.avif';

export const cover: PictureFiles = {
  width: 1200,
  height: 1440,
  avif: [
    { file: cover880Avif, width: 880 },
    { file: cover1320Avif, width: 1320 },
  ],
  webp: [{ file: cover600Webp, width: 600 }],
};

export const coverPhone: PictureFiles = {
  width: 1200,
  height: 1440,
  avif: [
    { file: coverPhone720Avif, width: 720 },
    { file: coverPhone1080Avif, width: 1080 },
  ],
  webp: cover.webp,
};

export const coverEn: PictureFiles = {
  width: 1200,
  height: 1440,
  avif: [{ file: coverEnAvif, width: 1320 }],
  webp: cover.webp,
};

export const coverPhoneEn: PictureFiles = {
  width: 1200,
  height: 1440,
  avif: [{ file: coverPhoneEnAvif, width: 720 }],
  webp: cover.webp,
};
