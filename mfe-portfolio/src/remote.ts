import type { PageMetas, Remote } from 'shared/contract';
import { casePageLoaders } from './caseStudies/casePages.ts';
import { words } from './locales/words.ts';
import { routes } from './routes.ts';

export const remote = {
  name: 'portfolio',
  routes,
  hydratesOnIntent: true,
  pages: {
    PortfolioPage: async () =>
      (await import(/* webpackChunkName: "page-PortfolioPage" */ './pages/PortfolioPage/PortfolioPage.tsx'))
        .PortfolioPage,
    ...casePageLoaders,
  },
  ...words,
  pageMeta: {
    ua: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-ua" */ './locales/meta.ua.ts')).pageMetas(),
    en: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-en" */ './locales/meta.en.ts')).pageMetas(),
  },
} satisfies Remote;
