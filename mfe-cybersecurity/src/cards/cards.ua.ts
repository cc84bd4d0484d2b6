// Written by "npm run cards", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import cybersecurity from './cybersecurity-ua.jpg';

export const cards = {
  '/cybersecurity': {
    file: cybersecurity,
    alt: 'Кібербезпека: загрози та захист. Як пропустити своїх і не пропустити чужих, Пороги',
  },
} satisfies PageCards;
