// Written by "npm run cards", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import frame from './frame-en.jpg';

export const cards = {
  frame: {
    file: frame,
    alt: 'Porohy is a reliable partner. Dnipro, Ukraine, Porohy',
  },
} satisfies PageCards;
