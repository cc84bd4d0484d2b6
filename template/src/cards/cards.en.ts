// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import oldQuay from './old-quay-en.jpg';

export const cards = {
  '/old-quay': {
    file: oldQuay,
    alt: 'Old quay. Dnipro, Ukraine, Porohy',
  },
} satisfies PageCards;
