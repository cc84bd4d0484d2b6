// Written by "npm run cards", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import oldQuay from './old-quay-ua.jpg';

export const cards = {
  '/old-quay': {
    file: oldQuay,
    alt: 'Старий причал. Дніпро, Україна, Пороги',
  },
} satisfies PageCards;
