import { languages } from 'shared/contract';
import { type Card, createDrawingBackdrop, createWaterBackdrop, readWords, siteValues } from 'studio/cards';

const file = (path: string) => new URL(path, import.meta.url);

/** The card shows the name of the exchange instead of the agency's, because the page also stands on the exchange's own site. */
export const cards: readonly Card[] = languages.map((language) => {
  const meta = readWords(file(`../../src/locales/meta.${language}.json`), language);
  return {
    page: '/exchange',
    language,
    title: meta('/exchange', 'title'),
    section: meta('/exchange', 'ogLine'),
    name: siteValues.exchange[language],
    backdrop: createWaterBackdrop([
      createDrawingBackdrop(file('../jumbotron.svg'), { left: 0, top: -20, width: 1200, height: 683 }),
    ]),
  };
});
