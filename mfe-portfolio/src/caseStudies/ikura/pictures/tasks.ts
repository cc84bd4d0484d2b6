// Written by "npm run art", which paints what is listed here.
import type { PictureFiles } from 'shared/design';
import tasks720Avif from './tasks-720.avif';
import tasks720Webp from './tasks-720.webp';
import tasks1200Avif from './tasks-1200.avif';

export const tasks: PictureFiles = {
  width: 1200,
  height: 1440,
  avif: [
    { file: tasks720Avif, width: 720 },
    { file: tasks1200Avif, width: 1200 },
  ],
  webp: [{ file: tasks720Webp, width: 720 }],
};
