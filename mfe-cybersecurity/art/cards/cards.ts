import { languages } from 'shared/contract';
import { type Card, createDrawingBackdrop, createWaterBackdrop, readWords, removeBrandFromTitle } from 'studio/cards';

const file = (path: string) => new URL(path, import.meta.url);

/** The card of the article shows the ring of stones from the banner. */
export const cards: readonly Card[] = languages.map((language) => {
  const meta = readWords(file(`../../src/locales/meta.${language}.json`), language);
  const word = readWords(file(`../../src/locales/${language}.json`), language);
  return {
    page: '/cybersecurity',
    language,
    title: removeBrandFromTitle(meta('/cybersecurity', 'title'), language),
    // The meta description ends with a full stop; the name of a section does not.
    section: word('description').replace(/\.$/, ''),
    backdrop: createWaterBackdrop([
      createDrawingBackdrop(file('../banner.svg'), { left: 0, top: 16, width: 1200, height: 660 }),
    ]),
  };
});
