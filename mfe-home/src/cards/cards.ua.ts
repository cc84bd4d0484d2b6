// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import contactUs from './contact-us-ua.jpg';
import home from './home-ua.jpg';
import privacy from './privacy-ua.jpg';
import sitemap from './sitemap-ua.jpg';
import terms from './terms-ua.jpg';

export const cards = {
  '/': {
    file: home,
    alt: 'Ведемо проєкт від ідеї до продажів. Дніпро, Україна, Пороги',
  },
  '/contact-us': {
    file: contactUs,
    alt: 'Контакти та розрахунок проєкту. Агенція, Пороги',
  },
  '/sitemap': {
    file: sitemap,
    alt: 'Карта сайту. Документи та інше, Пороги',
  },
  '/terms': {
    file: terms,
    alt: 'Умови користування. Документи та інше, Пороги',
  },
  '/privacy': {
    file: privacy,
    alt: 'Політика конфіденційності. Документи та інше, Пороги',
  },
} satisfies PageCards;
