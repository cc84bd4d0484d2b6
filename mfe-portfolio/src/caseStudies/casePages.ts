import type { MessageLoaders, Page } from 'shared/contract';
import { type CaseChunks, type CaseStudyKey, caseStudyKeys } from './CaseStudy.ts';

const loadCaseChunks = async (key: CaseStudyKey): Promise<CaseChunks> =>
  (await import(/* webpackMode: "eager" */ `./${key}/chunks.ts`)).caseChunks;

export const casePageLoaders: Readonly<Record<string, () => Promise<Page>>> = Object.fromEntries(
  caseStudyKeys.map((key) => [key, async () => (await loadCaseChunks(key)).page()]),
);

/** Creates functions that load a case's texts by language. The texts are chunks from the case's folder. */
export const createCaseMessageLoaders = (key: CaseStudyKey): MessageLoaders => {
  const load = async (language: keyof MessageLoaders) => ({
    cases: { [key]: await (await loadCaseChunks(key)).words[language]() },
  });
  return { ua: () => load('ua'), en: () => load('en') };
};
