import cmsFramework from '../../art/banner-cms-framework.svg';
import cmsFrameworkField from '../../art/banner-cms-framework-field.txt';
import laravel from '../../art/banner-laravel.svg';
import laravelField from '../../art/banner-laravel-field.txt';
import marketingStrategy from '../../art/banner-marketing-strategy.svg';
import marketingStrategyField from '../../art/banner-marketing-strategy-field.txt';
import opencart from '../../art/banner-opencart.svg';
import opencartField from '../../art/banner-opencart-field.txt';
import ppc from '../../art/banner-ppc.svg';
import ppcField from '../../art/banner-ppc-field.txt';
import seo from '../../art/banner-seo.svg';
import seoField from '../../art/banner-seo-field.txt';
import smm from '../../art/banner-smm.svg';
import smmField from '../../art/banner-smm-field.txt';
import symfony from '../../art/banner-symfony.svg';
import symfonyField from '../../art/banner-symfony-field.txt';
import wordpress from '../../art/banner-wordpress.svg';
import wordpressField from '../../art/banner-wordpress-field.txt';
import type { ServiceKey } from '../services.ts';

/** A service whose banner is its letters in the water. The marketing hub has the delta instead. */
export type BanneredKey = Exclude<ServiceKey, 'digital-marketing'>;

/** What stands in the water of each banner, and the field by which the water answers: it tells the pages apart. */
export const bannerDrawings: Readonly<Record<BanneredKey, { readonly file: string; readonly field: string }>> = {
  'cms-framework': { file: cmsFramework, field: cmsFrameworkField },
  laravel: { file: laravel, field: laravelField },
  'marketing-strategy': { file: marketingStrategy, field: marketingStrategyField },
  opencart: { file: opencart, field: opencartField },
  ppc: { file: ppc, field: ppcField },
  seo: { file: seo, field: seoField },
  smm: { file: smm, field: smmField },
  symfony: { file: symfony, field: symfonyField },
  wordpress: { file: wordpress, field: wordpressField },
};
