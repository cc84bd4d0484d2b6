import type { RemotePage } from 'shared/contract';

export const page: RemotePage = {
  path: '/',
  page: 'HomePage',
  load: async () => (await import(/* webpackChunkName: "page-HomePage" */ './HomePage.tsx')).HomePage,
  words: {
    ua: async () => (await import(/* webpackChunkName: "locale-index-ua" */ './locales/ua.ts')).messages,
    en: async () => (await import(/* webpackChunkName: "locale-index-en" */ './locales/en.ts')).messages,
  },
};
