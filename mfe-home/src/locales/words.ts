import { wordsByPage } from 'shared/contract';

/** What the agency's own pages say, each its own words: they have none in common. */
export const words = wordsByPage({
  '/': {
    ua: async () => (await import(/* webpackChunkName: "locale-index-ua" */ './home.ua.ts')).messages,
    en: async () => (await import(/* webpackChunkName: "locale-index-en" */ './home.en.ts')).messages,
  },
  '/contact-us': {
    ua: async () => (await import(/* webpackChunkName: "locale-contact-us-ua" */ './contact-us.ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-contact-us-en" */ './contact-us.en.json')).default,
  },
  '/sitemap': {
    ua: async () => (await import(/* webpackChunkName: "locale-sitemap-ua" */ './sitemap.ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-sitemap-en" */ './sitemap.en.json')).default,
  },
  '/terms': {
    ua: async () => (await import(/* webpackChunkName: "locale-terms-ua" */ './terms.ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-terms-en" */ './terms.en.json')).default,
  },
  '/privacy': {
    ua: async () => (await import(/* webpackChunkName: "locale-privacy-ua" */ './privacy.ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-privacy-en" */ './privacy.en.json')).default,
  },
});
