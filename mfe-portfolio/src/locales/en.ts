import type { SharedCaseTexts } from '../caseStudies/CaseStudy.ts';
import { loadEveryCase } from '../caseStudies/loadEveryCase.ts';
import type { CommonMessages } from '../messages.ts';
import words from './common.en.json';

const loadCover = async (key: string): Promise<SharedCaseTexts> =>
  (await import(/* webpackMode: "eager" */ `../caseStudies/${key}/locales/cover.en.json`)).default;

/** Loads the texts that all pages of the portfolio share, and the card of each case from the case's folder. */
export const messages = async (): Promise<CommonMessages> => ({ ...words, cases: await loadEveryCase(loadCover) });
