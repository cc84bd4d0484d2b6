import { languages } from 'shared/contract';
import {
  type Card,
  createDrawingBackdrop,
  createWaterBackdrop,
  readWords,
  removeBrandFromTitle,
  siteValues,
} from 'studio/cards';

const page = '/old-quay';
const file = (path: string) => new URL(path, import.meta.url);

/** Card of the page, which shows the water of its banner. */
export const cards: readonly Card[] = languages.map((language) => {
  const meta = readWords(file(`../../src/pages/OldQuayPage/locales/meta.${language}.json`), language);
  return {
    page,
    language,
    title: removeBrandFromTitle(meta(page, 'title'), language),
    section: siteValues.address[language],
    backdrop: createWaterBackdrop([
      createDrawingBackdrop(file('../banner-old-quay.svg'), { left: -80, top: -40, width: 1440, height: 560 }),
    ]),
  };
});
