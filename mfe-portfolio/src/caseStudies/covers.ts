import type { PictureFiles } from 'shared/design';
import { loadEveryCase } from './loadEveryCase.ts';

export interface CaseCover {
  /** Cover in windows with two columns. */
  readonly coverPicture: PictureFiles;
  /** Cover of 5:6 for narrow screens, in lower quality. */
  readonly coverPhonePicture: PictureFiles;
  /** English versions, for covers that show text. */
  readonly coverEnPicture?: PictureFiles;
  readonly coverPhoneEnPicture?: PictureFiles;
  /** Close-up (macro) that the cover opens to. It is the banner's crop for phones. */
  readonly bannerPortraitPicture: PictureFiles;
}

export const caseCovers = await loadEveryCase<CaseCover>(async (key) => ({
  ...(await import(/* webpackMode: "eager" */ `./${key}/pictures/cover.ts`)),
  ...(await import(/* webpackMode: "eager" */ `./${key}/pictures/banner.ts`)),
}));
