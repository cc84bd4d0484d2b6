import { mergePageMetas, type PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.ua.ts';

/** Collects what the agency's own pages say about themselves, with their cards. */
export const pageMetas = (): PageMetas =>
  mergePageMetas(import.meta.glob('../pages/*/locales/meta.ua.json', { eager: true, import: 'default' }), cards);
