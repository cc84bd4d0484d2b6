import { mergePageMetas, type PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.ua.ts';

export const pageMetas = (): PageMetas =>
  mergePageMetas(import.meta.glob('../pages/*/locales/meta.ua.json', { eager: true, import: 'default' }), cards);
