import { type Language, type WordLoaders, wordsByPage } from 'shared/contract';
import { type CaseStudyKey, type CaseWords, caseStudyKeys, pathOf } from '../caseStudies/CaseStudy.ts';

/** What every page may say, the covers of the cases among it. */
const common: WordLoaders = {
  ua: async () => (await import(/* webpackChunkName: "locale-ua" */ './ua.ts')).messages(),
  en: async () => (await import(/* webpackChunkName: "locale-en" */ './en.ts')).messages(),
};

const portfolio: WordLoaders = {
  ua: async () => (await import(/* webpackChunkName: "locale-portfolio-ua" */ './portfolio.ua.json')).default,
  en: async () => (await import(/* webpackChunkName: "locale-portfolio-en" */ './portfolio.en.json')).default,
};

/** What the page of a case says stands in the folder of the case. */
function wordsOfCase(key: CaseStudyKey): WordLoaders {
  const load = async (language: Language) => {
    const { words }: { words: CaseWords } = await import(/* webpackMode: "eager" */ `../caseStudies/${key}/words.ts`);
    return { cases: { [key]: await words[language]() } };
  };
  return { ua: () => load('ua'), en: () => load('en') };
}

export const words = wordsByPage(
  { '/portfolio': portfolio, ...Object.fromEntries(caseStudyKeys.map((key) => [pathOf(key), wordsOfCase(key)])) },
  common,
);
