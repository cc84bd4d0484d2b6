import type { RemotePage } from 'shared/contract';

export const page: RemotePage = {
  path: '/old-quay',
  page: 'OldQuayPage',
  load: async () => (await import(/* webpackChunkName: "page-OldQuayPage" */ './OldQuayPage.tsx')).OldQuayPage,
  words: {
    ua: async () => (await import(/* webpackChunkName: "locale-old-quay-ua" */ './locales/ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-old-quay-en" */ './locales/en.json')).default,
  },
};
