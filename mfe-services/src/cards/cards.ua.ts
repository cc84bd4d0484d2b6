// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import servicesCmsFramework from './services-cms-framework-ua.jpg';
import servicesDigitalMarketing from './services-digital-marketing-ua.jpg';
import servicesLaravel from './services-laravel-ua.jpg';
import servicesMarketingStrategy from './services-marketing-strategy-ua.jpg';
import servicesOpencart from './services-opencart-ua.jpg';
import servicesPpc from './services-ppc-ua.jpg';
import servicesSeo from './services-seo-ua.jpg';
import servicesSmm from './services-smm-ua.jpg';
import servicesSymfony from './services-symfony-ua.jpg';
import servicesWordpress from './services-wordpress-ua.jpg';

export const cards = {
  '/services/digital-marketing': {
    file: servicesDigitalMarketing,
    alt: 'Цифровий маркетинг: SEO, PPC, SMM. Чотири напрями, Пороги',
  },
  '/services/seo': {
    file: servicesSeo,
    alt: 'SEO-просування сайтів. Цифровий маркетинг, Пороги',
  },
  '/services/ppc': {
    file: servicesPpc,
    alt: 'Контекстна реклама (PPC). Цифровий маркетинг, Пороги',
  },
  '/services/smm': {
    file: servicesSmm,
    alt: 'Просування в соцмережах (SMM). Цифровий маркетинг, Пороги',
  },
  '/services/marketing-strategy': {
    file: servicesMarketingStrategy,
    alt: 'Маркетингова стратегія. Цифровий маркетинг, Пороги',
  },
  '/services/cms-framework': {
    file: servicesCmsFramework,
    alt: 'CMS і фреймворки для сайту. Чотири основи, Пороги',
  },
  '/services/wordpress': {
    file: servicesWordpress,
    alt: 'Розробка сайтів на WordPress. CMS і фреймворки, Пороги',
  },
  '/services/opencart': {
    file: servicesOpencart,
    alt: 'Розробка магазинів на OpenCart. CMS і фреймворки, Пороги',
  },
  '/services/laravel': {
    file: servicesLaravel,
    alt: 'Розробка на Laravel. CMS і фреймворки, Пороги',
  },
  '/services/symfony': {
    file: servicesSymfony,
    alt: 'Розробка на Symfony. CMS і фреймворки, Пороги',
  },
} satisfies PageCards;
