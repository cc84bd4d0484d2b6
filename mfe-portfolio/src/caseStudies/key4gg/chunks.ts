import type { CaseChunks } from '../CaseStudy.ts';

export const caseChunks: CaseChunks = {
  page: async () => (await import(/* webpackChunkName: "page-key4gg" */ './page.tsx')).Page,
  words: {
    ua: async () => (await import(/* webpackChunkName: "locale-portfolio--key4gg-ua" */ './locales/ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-portfolio--key4gg-en" */ './locales/en.json')).default,
  },
};
