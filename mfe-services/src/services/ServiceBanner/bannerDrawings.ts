import cmsFramework from '../../art/banner-cms-framework.svg';
import laravel from '../../art/banner-laravel.svg';
import marketingStrategy from '../../art/banner-marketing-strategy.svg';
import opencart from '../../art/banner-opencart.svg';
import ppc from '../../art/banner-ppc.svg';
import seo from '../../art/banner-seo.svg';
import smm from '../../art/banner-smm.svg';
import symfony from '../../art/banner-symfony.svg';
import wordpress from '../../art/banner-wordpress.svg';
import type { ServiceKey } from '../services.ts';

/** A service whose banner is its letters in the water. The marketing hub has the delta instead. */
export type BanneredKey = Exclude<ServiceKey, 'digital-marketing'>;

/** What stands in the water of each banner: it tells the pages apart. */
export const bannerDrawings: Readonly<Record<BanneredKey, string>> = {
  'cms-framework': cmsFramework,
  laravel,
  'marketing-strategy': marketingStrategy,
  opencart,
  ppc,
  seo,
  smm,
  symfony,
  wordpress,
};
