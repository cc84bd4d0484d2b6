import type { PictureFiles } from 'shared/design';
import { loadEveryCase } from './loadEveryCase.ts';

export interface Cover {
  /** For the card, in windows with two columns. */
  readonly cover: PictureFiles;
  /** Ratio 5:6 with a coarser grain, for narrow screens. */
  readonly coverPhone: PictureFiles;
  /** English versions of covers that show text. */
  readonly coverEn?: PictureFiles;
  readonly coverPhoneEn?: PictureFiles;
  /** Macro that the cover opens to: the banner's crop for phones. */
  readonly bannerPortrait: PictureFiles;
}

export const covers = await loadEveryCase<Cover>(async (key) => ({
  ...(await import(/* webpackMode: "eager" */ `./${key}/pictures/cover.ts`)),
  ...(await import(/* webpackMode: "eager" */ `./${key}/pictures/banner.ts`)),
}));
