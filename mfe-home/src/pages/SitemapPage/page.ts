import type { RemotePage } from 'shared/contract';

export const page: RemotePage = {
  path: '/sitemap',
  page: 'SitemapPage',
  load: async () => (await import(/* webpackChunkName: "page-SitemapPage" */ './SitemapPage.tsx')).SitemapPage,
  words: {
    ua: async () => (await import(/* webpackChunkName: "locale-sitemap-ua" */ './locales/ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-sitemap-en" */ './locales/en.json')).default,
  },
};
