// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import frame from './frame-en.jpg';

export const cards = {
  frame: {
    file: frame,
    alt: 'Porohy is a reliable partner. Dnipro, Ukraine, Porohy',
  },
} satisfies PageCards;
