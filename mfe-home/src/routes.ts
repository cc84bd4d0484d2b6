import type { Route } from 'shared/contract';

/** The agency's own pages (SPEC §2, route table). */
export const routes: readonly Route[] = [
  { path: '/', page: 'HomePage' },
  { path: '/contact-us', page: 'ContactPage' },
  { path: '/sitemap', page: 'SitemapPage' },
  { path: '/terms', page: 'TermsPage' },
  { path: '/privacy', page: 'PrivacyPage' },
];
