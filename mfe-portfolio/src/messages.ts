import { type Translate, useMessages } from 'shared/language';
import type { CaseStudy, CaseStudyKey } from './caseStudies/CaseStudy.ts';
import type ua from './locales/ua.json';

/** The remote's own words, and those of its cases. */
export type PortfolioMessages = typeof ua & { readonly cases: Readonly<Record<CaseStudyKey, CaseStudy>> };

export const usePortfolioMessages = (): Translate<PortfolioMessages> => useMessages<PortfolioMessages>('portfolio');
