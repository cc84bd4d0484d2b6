import type { CaseChunks } from '../CaseStudy.ts';

export const caseChunks: CaseChunks = {
  page: async () => (await import(/* webpackChunkName: "page-zoo-expert" */ './page.tsx')).Page,
  words: {
    ua: async () =>
      (await import(/* webpackChunkName: "locale-portfolio--zoo-expert-ua" */ './locales/ua.json')).default,
    en: async () =>
      (await import(/* webpackChunkName: "locale-portfolio--zoo-expert-en" */ './locales/en.json')).default,
  },
};
