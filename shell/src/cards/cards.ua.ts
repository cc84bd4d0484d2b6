// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import frame from './frame-ua.jpg';

export const cards = {
  frame: {
    file: frame,
    alt: 'Агенція «Пороги» — надійний партнер. Дніпро, Україна, Пороги',
  },
} satisfies PageCards;
