import { type CaseStudyKey, caseStudyKeys } from '../caseStudies/CaseStudy.ts';

/** Service that the featured projects are made with: its own name, its page, and the cases that say so. */
export interface Craft {
  readonly name: string;
  readonly path: string;
  readonly cases: readonly CaseStudyKey[];
}

/** Four columns from large up (SPEC §2, teaser). Every case names among its key services that search was worked on. */
export const crafts: readonly Craft[] = [
  { name: 'Laravel', path: '/services/laravel', cases: ['key4gg'] },
  { name: 'OpenCart', path: '/services/opencart', cases: ['bmed', 'zoo-expert'] },
  { name: 'Symfony', path: '/services/symfony', cases: ['ikura'] },
  { name: 'SEO', path: '/services/seo', cases: caseStudyKeys },
];
