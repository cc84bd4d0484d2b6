import type { PageMetas, Remote } from 'shared/contract';
import { words } from './locales/words.ts';
import { routes } from './routes.ts';

export const remote = {
  name: 'services',
  routes,
  hydratesOnIntent: true,
  pages: {
    HubPage: async () => (await import(/* webpackChunkName: "page-HubPage" */ './pages/HubPage/HubPage.tsx')).HubPage,
    SeoPage: async () => (await import(/* webpackChunkName: "page-SeoPage" */ './pages/SeoPage/SeoPage.tsx')).SeoPage,
    PpcPage: async () => (await import(/* webpackChunkName: "page-PpcPage" */ './pages/PpcPage/PpcPage.tsx')).PpcPage,
    SmmPage: async () => (await import(/* webpackChunkName: "page-SmmPage" */ './pages/SmmPage/SmmPage.tsx')).SmmPage,
    StrategyPage: async () =>
      (await import(/* webpackChunkName: "page-StrategyPage" */ './pages/StrategyPage/StrategyPage.tsx')).StrategyPage,
    FrameworkPage: async () =>
      (await import(/* webpackChunkName: "page-FrameworkPage" */ './pages/FrameworkPage/FrameworkPage.tsx'))
        .FrameworkPage,
  },
  ...words,
  pageMeta: {
    ua: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-ua" */ './locales/meta.ua.ts')).pageMetas(),
    en: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-en" */ './locales/meta.en.ts')).pageMetas(),
  },
} satisfies Remote;
