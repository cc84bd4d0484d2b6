import type { PortfolioMessages } from '../messages.ts';

/** The four cases (SPEC §2), in the order of the portfolio's cards. */
export const caseStudyKeys = ['key4gg', 'bmed', 'ikura', 'zoo-expert'] as const;

export type CaseStudyKey = (typeof caseStudyKeys)[number];

/** A case study in one language (SPEC §3). */
export type CaseStudy = PortfolioMessages['cases'][CaseStudyKey];

/** The case that a path shows. */
export function caseStudyOf(path: string): CaseStudyKey {
  const key = caseStudyKeys.find((each) => path === pathOf(each));
  if (!key) throw new Error(`${path} is not the path of a case study. The cases are: ${caseStudyKeys.join(', ')}.`);
  return key;
}

/** The path that shows a case. */
export const pathOf = (key: CaseStudyKey) => `/portfolio/${key}` as const;
