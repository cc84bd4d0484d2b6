import cmsFramework from '../../../art/banner-cms-framework-fairway.svg';
import laravel from '../../../art/banner-laravel-fairway.svg';
import marketingStrategy from '../../../art/banner-marketing-strategy-fairway.svg';
import opencart from '../../../art/banner-opencart-fairway.svg';
import ppc from '../../../art/banner-ppc-fairway.svg';
import seo from '../../../art/banner-seo-fairway.svg';
import smm from '../../../art/banner-smm-fairway.svg';
import symfony from '../../../art/banner-symfony-fairway.svg';
import wordpress from '../../../art/banner-wordpress-fairway.svg';
import type { BanneredKey } from './bannerDrawings.ts';

/** The orange line of each banner as a separate picture, for a CSS mask. */
export const bannerFairways: Readonly<Record<BanneredKey, string>> = {
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
