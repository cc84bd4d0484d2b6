import { groupMessagesByPage, type MessageLoaders } from 'shared/contract';
import { getServicePath, type ServiceKey, services } from '../services/services.ts';

/** Texts that every page loads: names of services, links, the promo block, labels of systems and cases. */
const common: MessageLoaders = {
  ua: async () => (await import(/* webpackChunkName: "locale-ua" */ './ua.json')).default,
  en: async () => (await import(/* webpackChunkName: "locale-en" */ './en.json')).default,
};

/** Texts that only the page of one service loads. A hub's texts include its cards; two pages also load the texts about SEO. */
const own: Readonly<Record<ServiceKey, MessageLoaders>> = {
  'digital-marketing': {
    ua: async () =>
      (await import(/* webpackChunkName: "locale-services--digital-marketing-ua" */ './digital-marketing.ua.json'))
        .default,
    en: async () =>
      (await import(/* webpackChunkName: "locale-services--digital-marketing-en" */ './digital-marketing.en.json'))
        .default,
  },
  seo: {
    ua: async () => ({
      ...(await import(/* webpackChunkName: "locale-services--seo-ua" */ './seo.ua.json')).default,
      ...(await import(/* webpackChunkName: "locale-services--seo-ua" */ './about-seo.ua.json')).default,
    }),
    en: async () => ({
      ...(await import(/* webpackChunkName: "locale-services--seo-en" */ './seo.en.json')).default,
      ...(await import(/* webpackChunkName: "locale-services--seo-en" */ './about-seo.en.json')).default,
    }),
  },
  ppc: {
    ua: async () => (await import(/* webpackChunkName: "locale-services--ppc-ua" */ './ppc.ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-services--ppc-en" */ './ppc.en.json')).default,
  },
  smm: {
    ua: async () => (await import(/* webpackChunkName: "locale-services--smm-ua" */ './smm.ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-services--smm-en" */ './smm.en.json')).default,
  },
  'marketing-strategy': {
    ua: async () => ({
      ...(await import(/* webpackChunkName: "locale-services--marketing-strategy-ua" */ './marketing-strategy.ua.json'))
        .default,
      ...(await import(/* webpackChunkName: "locale-services--marketing-strategy-ua" */ './about-seo.ua.json')).default,
    }),
    en: async () => ({
      ...(await import(/* webpackChunkName: "locale-services--marketing-strategy-en" */ './marketing-strategy.en.json'))
        .default,
      ...(await import(/* webpackChunkName: "locale-services--marketing-strategy-en" */ './about-seo.en.json')).default,
    }),
  },
  'cms-framework': {
    ua: async () =>
      (await import(/* webpackChunkName: "locale-services--cms-framework-ua" */ './cms-framework.ua.json')).default,
    en: async () =>
      (await import(/* webpackChunkName: "locale-services--cms-framework-en" */ './cms-framework.en.json')).default,
  },
  wordpress: {
    ua: async () =>
      (await import(/* webpackChunkName: "locale-services--wordpress-ua" */ './wordpress.ua.json')).default,
    en: async () =>
      (await import(/* webpackChunkName: "locale-services--wordpress-en" */ './wordpress.en.json')).default,
  },
  opencart: {
    ua: async () => (await import(/* webpackChunkName: "locale-services--opencart-ua" */ './opencart.ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-services--opencart-en" */ './opencart.en.json')).default,
  },
  laravel: {
    ua: async () => (await import(/* webpackChunkName: "locale-services--laravel-ua" */ './laravel.ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-services--laravel-en" */ './laravel.en.json')).default,
  },
  symfony: {
    ua: async () => (await import(/* webpackChunkName: "locale-services--symfony-ua" */ './symfony.ua.json')).default,
    en: async () => (await import(/* webpackChunkName: "locale-services--symfony-en" */ './symfony.en.json')).default,
  },
};

export const words = groupMessagesByPage(
  Object.fromEntries(services.map(({ key }) => [getServicePath(key), own[key]])),
  common,
);
