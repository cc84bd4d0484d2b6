import { languages } from 'shared/contract';
import {
  type Backdrop,
  type Card,
  createGradientOverlay,
  createPictureBackdrop,
  readText,
  readWords,
  removeBrandFromTitle,
} from 'studio/cards';
import { type CaseStudyKey, caseStudyKeys, getCasePath } from '../../src/caseStudies/CaseStudy.ts';
import { bannerPictures } from '../pictures/compositions/banners.ts';

const file = (path: string) => new URL(path, import.meta.url);

/** Returns a case's painted banner picture, or its crop for phones. */
function bannerOf(key: CaseStudyKey, part: 'banner' | 'banner-portrait') {
  const banner = bannerPictures.find(({ path }) => path.endsWith(`/${key}/pictures/${part}`));
  if (!banner) throw new Error(`The case "${key}" has no ${part} to make a card of. Add it to banners.ts.`);
  return banner.scene();
}

/** Reads the colour behind a case's banner text from the case's stylesheet, its only source. */
function shadeOf(key: CaseStudyKey): string {
  const styles = file(`../../src/caseStudies/${key}/colors.css.ts`);
  const [, color] = /shade: '(#[0-9a-f]{6})'/.exec(readText(styles)) ?? [];
  if (!color) throw new Error(`The case "${key}" has no shade to make a card of. Write it in its colors.css.ts.`);
  return color;
}

const caseBackdrop = (key: CaseStudyKey): Backdrop => ({
  ink: 'foam',
  ground: shadeOf(key),
  layers: [
    createPictureBackdrop(bannerOf(key, 'banner'), { left: 0, top: -24, width: 1200, height: 675 }),
    createGradientOverlay(shadeOf(key), [
      [93, 0],
      [80, 16],
      [30, 34],
      [30, 46],
      [76, 64],
      [94, 100],
    ]),
  ],
});

const column = 1200 / caseStudyKeys.length;
const landingBackdrop: Backdrop = {
  ink: 'foam',
  ground: '#06171b',
  layers: [
    ...caseStudyKeys.map((key, index) =>
      createPictureBackdrop(bannerOf(key, 'banner-portrait'), {
        left: index * column,
        top: 0,
        width: column,
        height: 630,
      }),
    ),
    createGradientOverlay('#06171b', [
      [94, 0],
      [82, 18],
      [12, 34],
      [12, 48],
      [84, 66],
      [96, 100],
    ]),
  ],
};

export const cards: readonly Card[] = languages.flatMap((language) => {
  const word = readWords(file(`../../src/locales/common.${language}.json`), language);
  const meta = readWords(file(`../../src/locales/meta.${language}.json`), language);
  return [
    {
      page: '/portfolio',
      language,
      title: removeBrandFromTitle(meta('/portfolio', 'title'), language),
      section: readWords(file(`../../src/locales/portfolio.${language}.json`), language)('landing', 'projectsTitle'),
      backdrop: landingBackdrop,
    },
    ...caseStudyKeys.map((key): Card => {
      const metaOfCase = readWords(file(`../../src/caseStudies/${key}/locales/meta.${language}.json`), language);
      const wordOfCase = readWords(file(`../../src/caseStudies/${key}/locales/${language}.json`), language);
      return {
        page: getCasePath(key),
        language,
        title: removeBrandFromTitle(metaOfCase('title'), language),
        section: word('landing', 'breadcrumb'),
        backdrop: caseBackdrop(key),
        shows: wordOfCase('banner', 'alt'),
      };
    }),
  ];
});
