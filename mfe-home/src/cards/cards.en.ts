// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import contactUs from './contact-us-en.jpg';
import home from './home-en.jpg';
import privacy from './privacy-en.jpg';
import sitemap from './sitemap-en.jpg';
import terms from './terms-en.jpg';

export const cards = {
  '/': {
    file: home,
    alt: 'We take a project from idea to sales. Dnipro, Ukraine, Porohy',
  },
  '/contact-us': {
    file: contactUs,
    alt: 'Get a project estimate. Agency, Porohy',
  },
  '/sitemap': {
    file: sitemap,
    alt: 'Sitemap. Legal and other, Porohy',
  },
  '/terms': {
    file: terms,
    alt: 'Terms of Use. Legal and other, Porohy',
  },
  '/privacy': {
    file: privacy,
    alt: 'Privacy Policy. Legal and other, Porohy',
  },
} satisfies PageCards;
