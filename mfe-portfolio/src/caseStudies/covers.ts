import type { PictureFiles } from 'shared/design';
import { loadEveryCase } from './loadEveryCase.ts';

export interface Cover {
  /** On the card of the case, where there are two columns. */
  readonly cover: PictureFiles;
  /** 5:6, for narrow screens, in a coarser grain. */
  readonly coverPhone: PictureFiles;
  /** Both in English, of those that show words. */
  readonly coverEn?: PictureFiles;
  readonly coverPhoneEn?: PictureFiles;
  /** Picture that it opens to: what a phone shows of its first screen, its subject close by. */
  readonly bannerPortrait: PictureFiles;
}

/** Pictures of every case that the portfolio shows. */
export const covers = await loadEveryCase<Cover>(async (key) => ({
  ...(await import(/* webpackMode: "eager" */ `./${key}/pictures/cover.ts`)),
  ...(await import(/* webpackMode: "eager" */ `./${key}/pictures/banner.ts`)),
}));
