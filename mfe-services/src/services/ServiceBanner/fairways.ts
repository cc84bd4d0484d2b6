import cmsFramework from '../../art/banner-cms-framework-fairway.json';
import laravel from '../../art/banner-laravel-fairway.json';
import marketingStrategy from '../../art/banner-marketing-strategy-fairway.json';
import opencart from '../../art/banner-opencart-fairway.json';
import ppc from '../../art/banner-ppc-fairway.json';
import seo from '../../art/banner-seo-fairway.json';
import smm from '../../art/banner-smm-fairway.json';
import symfony from '../../art/banner-symfony-fairway.json';
import wordpress from '../../art/banner-wordpress-fairway.json';
import type { BanneredKey } from './bannerDrawings.ts';

/** The fairway of each banner and the size of its drawing, for styles: nothing of it is script. */
export const fairways: Readonly<Record<BanneredKey, typeof ppc>> = {
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
