import { languages } from 'shared/contract';
import { type Backdrop, type Card, drawing, overWater, readWords, siteValues, titleOf } from 'studio/cards';

const file = (path: string) => new URL(path, import.meta.url);

const stones = (name: string) =>
  overWater([drawing(file(`../banner-${name}.svg`), { left: -80, top: -40, width: 1440, height: 560 })]);

/** The cards of the pages: each over the water of its banner. */
export const cards: readonly Card[] = languages.flatMap((language) => {
  const meta = readWords(file(`../../src/locales/meta.${language}.json`), language);
  const card = (page: string, backdrop: Backdrop): Card => ({
    page,
    language,
    title: titleOf(meta(page, 'title'), language),
    section: siteValues.address[language],
    backdrop,
  });
  return [card('/old-quay', stones('old-quay'))];
});
