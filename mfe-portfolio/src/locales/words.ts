import { groupMessagesByPage, type MessageLoaders } from 'shared/contract';
import { caseStudyKeys, getCasePath } from '../caseStudies/CaseStudy.ts';
import { createCaseMessageLoaders } from '../caseStudies/casePages.ts';

/** Loaders of the texts that all pages share, including the cards of the cases. */
const common: MessageLoaders = {
  ua: async () => (await import(/* webpackChunkName: "locale-ua" */ './ua.ts')).messages(),
  en: async () => (await import(/* webpackChunkName: "locale-en" */ './en.ts')).messages(),
};

const portfolio: MessageLoaders = {
  ua: async () => (await import(/* webpackChunkName: "locale-portfolio-ua" */ './portfolio.ua.json')).default,
  en: async () => (await import(/* webpackChunkName: "locale-portfolio-en" */ './portfolio.en.json')).default,
};

export const words = groupMessagesByPage(
  {
    '/portfolio': portfolio,
    ...Object.fromEntries(caseStudyKeys.map((key) => [getCasePath(key), createCaseMessageLoaders(key)])),
  },
  common,
);
