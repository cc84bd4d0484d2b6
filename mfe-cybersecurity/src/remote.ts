import type { Messages, PageMetas, Remote } from 'shared/contract';
import { routes } from './routes.ts';

export const remote = {
  name: 'cybersecurity',
  routes,
  hydratesOnIntent: true,
  pages: {
    CybersecurityPage: async () =>
      (await import(/* webpackChunkName: "page-CybersecurityPage" */ './pages/CybersecurityPage/CybersecurityPage.tsx'))
        .CybersecurityPage,
  },
  locales: {
    ua: async (): Promise<Messages> => (await import(/* webpackChunkName: "locale-ua" */ './locales/ua.json')).default,
    en: async (): Promise<Messages> => (await import(/* webpackChunkName: "locale-en" */ './locales/en.json')).default,
  },
  pageMeta: {
    ua: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-ua" */ './locales/meta.ua.ts')).pageMetas(),
    en: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-en" */ './locales/meta.en.ts')).pageMetas(),
  },
} satisfies Remote;
