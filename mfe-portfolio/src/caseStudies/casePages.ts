import type { MessageLoaders, Page } from 'shared/contract';
import { type CaseChunks, type CaseStudyKey, caseStudyKeys } from './CaseStudy.ts';

const loadCaseChunks = async (key: CaseStudyKey): Promise<CaseChunks> =>
  (await import(/* webpackMode: "eager" */ `./${key}/chunks.ts`)).chunks;

/** Loads the page of each case, by its key. */
export const casePages: Readonly<Record<string, () => Promise<Page>>> = Object.fromEntries(
  caseStudyKeys.map((key) => [key, async () => (await loadCaseChunks(key)).page()]),
);

/** Creates loaders of a case's texts, from the folder of the case. */
export const createCaseMessageLoaders = (key: CaseStudyKey): MessageLoaders => {
  const load = async (language: keyof MessageLoaders) => ({
    cases: { [key]: await (await loadCaseChunks(key)).words[language]() },
  });
  return { ua: () => load('ua'), en: () => load('en') };
};
