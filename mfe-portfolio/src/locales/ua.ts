import type { CaseStudy } from '../caseStudies/CaseStudy.ts';
import { ofEveryCase } from '../caseStudies/ofEveryCase.ts';
import type { PortfolioMessages } from '../messages.ts';
import words from './ua.json';

const caseStudy = async (key: string): Promise<CaseStudy> =>
  (await import(/* webpackMode: "eager" */ `../caseStudies/${key}/locales/ua.json`)).default;

/** The remote's own words and those of the cases, each from its folder. */
export const messages = async (): Promise<PortfolioMessages> => ({ ...words, cases: await ofEveryCase(caseStudy) });
