import type { CaseStudyKey } from './CaseStudy.ts';

/**
 * The case that a case's next-project teaser leads to (SPEC §2). Key4GG leads to BMED; the projects after the other three have
 * no page of their own.
 */
const nextCaseStudies: Readonly<Partial<Record<CaseStudyKey, CaseStudyKey>>> = { key4gg: 'bmed' };

export const nextCaseStudyOf = (key: CaseStudyKey): CaseStudyKey | undefined => nextCaseStudies[key];
