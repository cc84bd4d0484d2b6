// Written by "npm run art", which paints what is listed here.
import type { PictureFiles } from 'shared/design';
import tasks960Avif from './tasks-960.avif';
import tasks960Webp from './tasks-960.webp';
import tasks1920Avif from './tasks-1920.avif';

export const tasks: PictureFiles = {
  width: 1920,
  height: 960,
  avif: [
    { file: tasks960Avif, width: 960 },
    { file: tasks1920Avif, width: 1920 },
  ],
  webp: [{ file: tasks960Webp, width: 960 }],
};
