import { type Translate, useMessages } from 'shared/language';
import type { CaseStudy, CaseStudyKey, SharedCaseTexts } from './caseStudies/CaseStudy.ts';
import type common from './locales/common.ua.json';
import type portfolio from './locales/portfolio.ua.json';

/** Messages that all pages of the portfolio load. */
export type CommonMessages = typeof common & { readonly cases: Readonly<Record<CaseStudyKey, SharedCaseTexts>> };

/** Messages of the remote. A page loads the common messages and its own part (`locales/words.ts`). */
export type PortfolioMessages = CommonMessages &
  typeof portfolio & { readonly cases: Readonly<Record<CaseStudyKey, CaseStudy>> };

export const usePortfolioMessages = (): Translate<PortfolioMessages> => useMessages<PortfolioMessages>('portfolio');
