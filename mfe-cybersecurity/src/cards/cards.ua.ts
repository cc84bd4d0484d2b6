// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import cybersecurity from './cybersecurity-ua.jpg';

export const cards = {
  '/cybersecurity': {
    file: cybersecurity,
    alt: 'Кібербезпека: загрози та захист. Що загрожує бізнесу і що робити цього тижня, Пороги',
  },
} satisfies PageCards;
