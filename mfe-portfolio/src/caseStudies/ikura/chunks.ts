import type { CaseChunks } from '../CaseStudy.ts';

export const caseChunks: CaseChunks = {
  page: async () => (await import(/* webpackChunkName: "page-ikura" */ './page.tsx')).Page,
  words: {
    ua: async () => (await import(/* webpackChunkName: "locale-portfolio--ikura-ua" */ './locales/ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-portfolio--ikura-en" */ './locales/en.json')).default,
  },
};
