import type { PageMetas, Remote } from 'shared/contract';
import { words } from './locales/words.ts';
import { routes } from './routes.ts';

/** The remote's pages, as the shell knows them. */
export const remote = {
  name: 'template',
  routes,
  marksNeeds: true,
  pages: {
    OldQuayPage: async () =>
      (await import(/* webpackChunkName: "page-OldQuayPage" */ './pages/OldQuayPage/OldQuayPage.tsx')).OldQuayPage,
  },
  ...words,
  pageMeta: {
    ua: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-ua" */ './locales/meta.ua.ts')).pageMetas(),
    en: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-en" */ './locales/meta.en.ts')).pageMetas(),
  },
} satisfies Remote;
