// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import servicesCmsFramework from './services-cms-framework-en.jpg';
import servicesDigitalMarketing from './services-digital-marketing-en.jpg';
import servicesLaravel from './services-laravel-en.jpg';
import servicesMarketingStrategy from './services-marketing-strategy-en.jpg';
import servicesOpencart from './services-opencart-en.jpg';
import servicesPpc from './services-ppc-en.jpg';
import servicesSeo from './services-seo-en.jpg';
import servicesSmm from './services-smm-en.jpg';
import servicesSymfony from './services-symfony-en.jpg';
import servicesWordpress from './services-wordpress-en.jpg';

export const cards = {
  '/services/digital-marketing': {
    file: servicesDigitalMarketing,
    alt: 'Digital marketing: SEO, PPC, SMM. Four services, Porohy',
  },
  '/services/seo': {
    file: servicesSeo,
    alt: 'SEO services. Digital marketing, Porohy',
  },
  '/services/ppc': {
    file: servicesPpc,
    alt: 'PPC advertising. Digital marketing, Porohy',
  },
  '/services/smm': {
    file: servicesSmm,
    alt: 'Social media marketing (SMM). Digital marketing, Porohy',
  },
  '/services/marketing-strategy': {
    file: servicesMarketingStrategy,
    alt: 'Marketing strategy. Digital marketing, Porohy',
  },
  '/services/cms-framework': {
    file: servicesCmsFramework,
    alt: 'CMS and frameworks. Four platforms, Porohy',
  },
  '/services/wordpress': {
    file: servicesWordpress,
    alt: 'WordPress development. CMS and frameworks, Porohy',
  },
  '/services/opencart': {
    file: servicesOpencart,
    alt: 'OpenCart store development. CMS and frameworks, Porohy',
  },
  '/services/laravel': {
    file: servicesLaravel,
    alt: 'Laravel development. CMS and frameworks, Porohy',
  },
  '/services/symfony': {
    file: servicesSymfony,
    alt: 'Symfony development. CMS and frameworks, Porohy',
  },
} satisfies PageCards;
