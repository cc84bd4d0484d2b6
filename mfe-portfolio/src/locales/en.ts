import type { CaseCover } from '../caseStudies/CaseStudy.ts';
import { loadEveryCase } from '../caseStudies/loadEveryCase.ts';
import type { CommonMessages } from '../messages.ts';
import words from './en.json';

const loadCover = async (key: string): Promise<CaseCover> =>
  (await import(/* webpackMode: "eager" */ `../caseStudies/${key}/locales/cover.en.json`)).default;

/** Loads what every page of the portfolio may say, and what it shows of each case, from the folder of the case. */
export const messages = async (): Promise<CommonMessages> => ({ ...words, cases: await loadEveryCase(loadCover) });
