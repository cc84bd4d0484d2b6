import type { PageMetas, Remote } from 'shared/contract';
import { words } from './locales/words.ts';
import { routes } from './routes.ts';

/** The home page, contact, site map and legal pages, as the shell knows them. */
export const remote = {
  name: 'home',
  routes,
  marksNeeds: true,
  pages: {
    HomePage: async () =>
      (await import(/* webpackChunkName: "page-HomePage" */ './pages/HomePage/HomePage.tsx')).HomePage,
    ContactPage: async () =>
      (await import(/* webpackChunkName: "page-ContactPage" */ './pages/ContactPage/ContactPage.tsx')).ContactPage,
    SitemapPage: async () =>
      (await import(/* webpackChunkName: "page-SitemapPage" */ './pages/SitemapPage/SitemapPage.tsx')).SitemapPage,
    TermsPage: async () =>
      (await import(/* webpackChunkName: "page-TermsPage" */ './pages/TermsPage/TermsPage.tsx')).TermsPage,
    PrivacyPage: async () =>
      (await import(/* webpackChunkName: "page-PrivacyPage" */ './pages/PrivacyPage/PrivacyPage.tsx')).PrivacyPage,
  },
  ...words,
  pageMeta: {
    ua: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-ua" */ './locales/meta.ua.ts')).pageMetas(),
    en: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-en" */ './locales/meta.en.ts')).pageMetas(),
  },
} satisfies Remote;
