import type { Messages, PageMetas, Remote } from 'shared/contract';
import { routes } from './routes.ts';

/** The portfolio and its case studies, as the shell knows them. */
export const remote = {
  name: 'portfolio',
  routes,
  pages: {
    PortfolioPage: async () =>
      (await import(/* webpackChunkName: "page-PortfolioPage" */ './pages/PortfolioPage/PortfolioPage.tsx'))
        .PortfolioPage,
    CaseStudyPage: async () =>
      (await import(/* webpackChunkName: "page-CaseStudyPage" */ './pages/CaseStudyPage/CaseStudyPage.tsx'))
        .CaseStudyPage,
  },
  locales: {
    ua: async (): Promise<Messages> => (await import(/* webpackChunkName: "locale-ua" */ './locales/ua.ts')).messages(),
    en: async (): Promise<Messages> => (await import(/* webpackChunkName: "locale-en" */ './locales/en.ts')).messages(),
  },
  pageMeta: {
    ua: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-ua" */ './locales/meta.ua.ts')).pageMetas(),
    en: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-en" */ './locales/meta.en.ts')).pageMetas(),
  },
} satisfies Remote;
