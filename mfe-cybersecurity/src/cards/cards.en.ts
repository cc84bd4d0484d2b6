// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import cybersecurity from './cybersecurity-en.jpg';

export const cards = {
  '/cybersecurity': {
    file: cybersecurity,
    alt: 'Cybersecurity: threats and protection. What threatens your business, and what to do this week, Porohy',
  },
} satisfies PageCards;
