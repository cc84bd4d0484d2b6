import { type CaseStudyKey, caseStudyKeys } from '../caseStudies/CaseStudy.ts';

/** A service that was a part of featured projects: its name, its page, and the cases that used it. */
export interface TeaserService {
  readonly name: string;
  readonly path: string;
  readonly cases: readonly CaseStudyKey[];
}

/** Columns of the teaser (SPEC §2). The SEO column lists all cases, because each case names SEO as a key service. */
export const teaserServices: readonly TeaserService[] = [
  { name: 'Laravel', path: '/services/laravel', cases: ['key4gg'] },
  { name: 'OpenCart', path: '/services/opencart', cases: ['bmed', 'zoo-expert'] },
  { name: 'Symfony', path: '/services/symfony', cases: ['ikura'] },
  { name: 'SEO', path: '/services/seo', cases: caseStudyKeys },
];
