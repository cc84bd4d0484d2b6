import { languages } from 'shared/contract';
import { type Card, createDrawingBackdrop, createWaterBackdrop, readWords, siteValues } from 'studio/cards';

const file = (path: string) => new URL(path, import.meta.url);

/** Social cards of the not-found page, which also serve pages of remotes that were built before cards existed. */
export const cards: readonly Card[] = languages.map((language) => {
  const word = readWords(file(`../../src/locales/not-found.${language}.json`), language);
  return {
    page: 'frame',
    language,
    title: word('partner', 'title'),
    section: siteValues.address[language],
    backdrop: createWaterBackdrop([
      createDrawingBackdrop(file('../footer.svg'), { left: -320, top: -120, width: 1560, height: 878 }),
    ]),
  };
});
