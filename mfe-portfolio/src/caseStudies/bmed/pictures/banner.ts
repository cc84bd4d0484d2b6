// Written by "npm run art", which paints what is listed here.
import type { PictureFiles } from 'shared/design';
import banner800Avif from './banner-800.avif';
import banner1200Webp from './banner-1200.webp';
import banner1440Avif from './banner-1440.avif';
import banner1920Avif from './banner-1920.avif';
import bannerPortrait480Avif from './banner-portrait-480.avif';
import bannerPortrait480Webp from './banner-portrait-480.webp';
import bannerPortrait720Avif from './banner-portrait-720.avif';

export const banner: PictureFiles = {
  width: 1920,
  height: 1080,
  avif: [
    { file: banner800Avif, width: 800 },
    { file: banner1440Avif, width: 1440 },
    { file: banner1920Avif, width: 1920 },
  ],
  webp: [{ file: banner1200Webp, width: 1200 }],
};

export const bannerPortrait: PictureFiles = {
  width: 800,
  height: 1080,
  avif: [
    { file: bannerPortrait480Avif, width: 480 },
    { file: bannerPortrait720Avif, width: 720 },
  ],
  webp: [{ file: bannerPortrait480Webp, width: 480 }],
};
