import cmsFramework from '../../art/promo-cms-framework.svg';
import digitalMarketing from '../../art/promo-digital-marketing.svg';
import laravel from '../../art/promo-laravel.svg';
import marketingStrategy from '../../art/promo-marketing-strategy.svg';
import opencart from '../../art/promo-opencart.svg';
import ppc from '../../art/promo-ppc.svg';
import seo from '../../art/promo-seo.svg';
import smm from '../../art/promo-smm.svg';
import symfony from '../../art/promo-symfony.svg';
import wordpress from '../../art/promo-wordpress.svg';
import type { ServiceKey } from '../services.ts';

/** What each page closes with: the drawing of its own head, on paper. */
export const promoDrawings: Readonly<Record<ServiceKey, string>> = {
  'cms-framework': cmsFramework,
  'digital-marketing': digitalMarketing,
  laravel,
  'marketing-strategy': marketingStrategy,
  opencart,
  ppc,
  seo,
  smm,
  symfony,
  wordpress,
};
