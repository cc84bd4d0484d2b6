import type { RemotePage } from 'shared/contract';

export const page: RemotePage = {
  path: '/terms',
  page: 'TermsPage',
  load: async () => (await import(/* webpackChunkName: "page-TermsPage" */ './TermsPage.tsx')).TermsPage,
  words: {
    ua: async () => (await import(/* webpackChunkName: "locale-terms-ua" */ './locales/ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-terms-en" */ './locales/en.json')).default,
  },
};
