// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import exchange from './exchange-en.jpg';

export const cards = {
  '/exchange': {
    file: exchange,
    alt: 'Haven exchange app for Windows. Thirty days of zero trading fees, Haven',
  },
} satisfies PageCards;
