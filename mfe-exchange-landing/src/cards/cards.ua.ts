// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import exchange from './exchange-ua.jpg';

export const cards = {
  '/exchange': {
    file: exchange,
    alt: 'Застосунок біржі «Гавань» для Windows. Тридцять днів торгівлі без комісії, Гавань',
  },
} satisfies PageCards;
