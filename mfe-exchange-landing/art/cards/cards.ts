import { languages } from 'shared/contract';
import { type Card, drawing, overWater, readWords, siteValues } from 'studio/cards';

const file = (path: string) => new URL(path, import.meta.url);

/** The card of the exchange under its own name, because the page stands on two sites. */
export const cards: readonly Card[] = languages.map((language) => {
  const meta = readWords(file(`../../src/locales/meta.${language}.json`), language);
  return {
    page: '/exchange',
    language,
    title: meta('/exchange', 'title'),
    section: meta('/exchange', 'ogLine'),
    name: siteValues.exchange[language],
    backdrop: overWater([drawing(file('../jumbotron.svg'), { left: 0, top: -20, width: 1200, height: 683 })]),
  };
});
