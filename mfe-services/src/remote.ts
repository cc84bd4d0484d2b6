import type { PageMetas, Remote } from 'shared/contract';
import { words } from './locales/words.ts';
import { routes } from './routes.ts';

/** The services of the agency, as the shell knows them: two hubs and the pages they lead to. */
export const remote = {
  name: 'services',
  routes,
  marksNeeds: true,
  pages: {
    HubPage: async () => (await import(/* webpackChunkName: "page-HubPage" */ './pages/HubPage/HubPage.tsx')).HubPage,
    BenefitsPage: async () =>
      (await import(/* webpackChunkName: "page-BenefitsPage" */ './pages/BenefitsPage/BenefitsPage.tsx')).BenefitsPage,
    ParagraphsPage: async () =>
      (await import(/* webpackChunkName: "page-ParagraphsPage" */ './pages/ParagraphsPage/ParagraphsPage.tsx'))
        .ParagraphsPage,
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
