import type { BackdropProps } from 'shared/design';
import cmsFramework from '../../../art/banner-cms-framework.svg';
import cmsFrameworkField from '../../../art/banner-cms-framework-field.txt';
import laravel from '../../../art/banner-laravel.svg';
import laravelField from '../../../art/banner-laravel-field.txt';
import laravelUpright from '../../../art/banner-laravel-upright.svg';
import laravelUprightField from '../../../art/banner-laravel-upright-field.txt';
import marketingStrategy from '../../../art/banner-marketing-strategy.svg';
import marketingStrategyField from '../../../art/banner-marketing-strategy-field.txt';
import opencart from '../../../art/banner-opencart.svg';
import opencartField from '../../../art/banner-opencart-field.txt';
import opencartUpright from '../../../art/banner-opencart-upright.svg';
import opencartUprightField from '../../../art/banner-opencart-upright-field.txt';
import ppc from '../../../art/banner-ppc.svg';
import ppcField from '../../../art/banner-ppc-field.txt';
import ppcUpright from '../../../art/banner-ppc-upright.svg';
import ppcUprightField from '../../../art/banner-ppc-upright-field.txt';
import seo from '../../../art/banner-seo.svg';
import seoField from '../../../art/banner-seo-field.txt';
import smm from '../../../art/banner-smm.svg';
import smmField from '../../../art/banner-smm-field.txt';
import smmUpright from '../../../art/banner-smm-upright.svg';
import smmUprightField from '../../../art/banner-smm-upright-field.txt';
import symfony from '../../../art/banner-symfony.svg';
import symfonyField from '../../../art/banner-symfony-field.txt';
import wordpress from '../../../art/banner-wordpress.svg';
import wordpressField from '../../../art/banner-wordpress-field.txt';
import wordpressUpright from '../../../art/banner-wordpress-upright.svg';
import wordpressUprightField from '../../../art/banner-wordpress-upright-field.txt';
import type { ServiceKey } from '../services.ts';

/** Services with letters in their banner: all but the marketing hub, which shows the delta. */
export type BanneredKey = Exclude<ServiceKey, 'digital-marketing'>;

/**
 * Drawing of a banner (`file`) and the flow field with which its water reacts to the pointer (`field`).
 *  Phones show `portrait` instead of a drawing whose letters are too far apart for them.
 */
export type BannerDrawing = Pick<BackdropProps, 'file' | 'portrait' | 'fieldPortrait'> & { readonly field: string };

export const bannerDrawings: Readonly<Record<BanneredKey, BannerDrawing>> = {
  'cms-framework': { file: cmsFramework, field: cmsFrameworkField },
  laravel: { file: laravel, field: laravelField, portrait: laravelUpright, fieldPortrait: laravelUprightField },
  'marketing-strategy': { file: marketingStrategy, field: marketingStrategyField },
  opencart: { file: opencart, field: opencartField, portrait: opencartUpright, fieldPortrait: opencartUprightField },
  ppc: { file: ppc, field: ppcField, portrait: ppcUpright, fieldPortrait: ppcUprightField },
  seo: { file: seo, field: seoField },
  smm: { file: smm, field: smmField, portrait: smmUpright, fieldPortrait: smmUprightField },
  symfony: { file: symfony, field: symfonyField },
  wordpress: {
    file: wordpress,
    field: wordpressField,
    portrait: wordpressUpright,
    fieldPortrait: wordpressUprightField,
  },
};
