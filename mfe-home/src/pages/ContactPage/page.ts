import type { RemotePage } from 'shared/contract';

export const page: RemotePage = {
  path: '/contact-us',
  page: 'ContactPage',
  load: async () => (await import(/* webpackChunkName: "page-ContactPage" */ './ContactPage.tsx')).ContactPage,
  words: {
    ua: async () => (await import(/* webpackChunkName: "locale-contact-us-ua" */ './locales/ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-contact-us-en" */ './locales/en.json')).default,
  },
};
