import type { Route } from 'shared/contract';
import { caseStudyKeys, getCasePath } from './caseStudies/CaseStudy.ts';

/** The portfolio and its four cases (SPEC §2, route table). */
export const routes: readonly Route[] = [
  { path: '/portfolio', page: 'PortfolioPage' },
  ...caseStudyKeys.map((key): Route => ({ path: getCasePath(key), page: key })),
];
