import type { CaseChunks } from '../CaseStudy.ts';

export const caseChunks: CaseChunks = {
  page: async () => (await import(/* webpackChunkName: "page-bmed" */ './page.tsx')).Page,
  words: {
    ua: async () => (await import(/* webpackChunkName: "locale-portfolio--bmed-ua" */ './locales/ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-portfolio--bmed-en" */ './locales/en.json')).default,
  },
};
