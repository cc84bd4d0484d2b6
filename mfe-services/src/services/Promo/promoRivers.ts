import even from '../../../art/order.svg';
import laravel from '../../../art/order-laravel.svg';
import strategy from '../../../art/order-marketing-strategy.svg';
import opencart from '../../../art/order-opencart.svg';
import ppc from '../../../art/order-ppc.svg';
import seo from '../../../art/order-seo.svg';
import smm from '../../../art/order-smm.svg';
import symfony from '../../../art/order-symfony.svg';
import wordpress from '../../../art/order-wordpress.svg';
import type { ServiceKey } from '../services.ts';

export const promoRivers: Readonly<Record<ServiceKey, string>> = {
  'digital-marketing': even,
  seo,
  ppc,
  smm,
  'marketing-strategy': strategy,
  'cms-framework': even,
  wordpress,
  opencart,
  laravel,
  symfony,
};
