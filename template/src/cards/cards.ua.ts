// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import oldQuay from './old-quay-ua.jpg';

export const cards = {
  '/old-quay': {
    file: oldQuay,
    alt: 'Старий причал. Дніпро, Україна, Пороги',
  },
} satisfies PageCards;
