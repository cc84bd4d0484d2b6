import type { Messages, PageMetas, Remote } from 'shared/contract';
import { routes } from './routes.ts';

export const remote = {
  name: 'exchange-landing',
  routes,
  hydratesOnIntent: true,
  pages: {
    ExchangePage: async () =>
      (await import(/* webpackChunkName: "page-ExchangePage" */ './pages/ExchangePage/ExchangePage.tsx')).ExchangePage,
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
