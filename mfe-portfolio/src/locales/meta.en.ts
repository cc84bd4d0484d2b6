import { addCards, type PageMeta, type PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.en.ts';
import { caseStudyKeys, getCasePath } from '../caseStudies/CaseStudy.ts';
import { loadEveryCase } from '../caseStudies/loadEveryCase.ts';
import own from './meta.en.json';

const loadCaseMeta = async (key: string): Promise<PageMeta> =>
  (await import(/* webpackMode: "eager" */ `../caseStudies/${key}/locales/meta.en.json`)).default;

/** Loads titles and descriptions of the portfolio and of each case, with their social cards. */
export async function pageMetas(): Promise<PageMetas> {
  const caseMetas = await loadEveryCase(loadCaseMeta);
  return addCards(
    { ...own, ...Object.fromEntries(caseStudyKeys.map((key) => [getCasePath(key), caseMetas[key]])) },
    cards,
  );
}
