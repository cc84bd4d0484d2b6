import type { RemotePage } from 'shared/contract';

export const page: RemotePage = {
  path: '/privacy',
  page: 'PrivacyPage',
  load: async () => (await import(/* webpackChunkName: "page-PrivacyPage" */ './PrivacyPage.tsx')).PrivacyPage,
  words: {
    ua: async () => (await import(/* webpackChunkName: "locale-privacy-ua" */ './locales/ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-privacy-en" */ './locales/en.json')).default,
  },
};
