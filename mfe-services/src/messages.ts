import { type Translate, useMessages } from 'shared/language';
import type aboutSeo from './locales/about-seo.ua.json';
import type cmsFramework from './locales/cms-framework.ua.json';
import type digitalMarketing from './locales/digital-marketing.ua.json';
import type laravel from './locales/laravel.ua.json';
import type marketingStrategy from './locales/marketing-strategy.ua.json';
import type opencart from './locales/opencart.ua.json';
import type ppc from './locales/ppc.ua.json';
import type seo from './locales/seo.ua.json';
import type smm from './locales/smm.ua.json';
import type symfony from './locales/symfony.ua.json';
import type common from './locales/ua.json';
import type wordpress from './locales/wordpress.ua.json';

/** Messages of the remote. A page loads the common messages and its own part (`locales/words.ts`). */
export type ServicesMessages = typeof common &
  typeof aboutSeo &
  typeof digitalMarketing &
  typeof seo &
  typeof ppc &
  typeof smm &
  typeof marketingStrategy &
  typeof cmsFramework &
  typeof wordpress &
  typeof opencart &
  typeof laravel &
  typeof symfony;

export const useServicesMessages = (): Translate<ServicesMessages> => useMessages<ServicesMessages>('services');
