import type { CaseWords } from '../CaseStudy.ts';

/** What the page of the case says, chunks of their own. */
export const words: CaseWords = {
  ua: async () => (await import(/* webpackChunkName: "locale-portfolio--zoo-expert-ua" */ './locales/ua.json')).default,
  en: async () => (await import(/* webpackChunkName: "locale-portfolio--zoo-expert-en" */ './locales/en.json')).default,
};
