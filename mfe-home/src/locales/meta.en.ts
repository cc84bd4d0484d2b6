import { mergePageMetas, type PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.en.ts';

/** Collects what the agency's own pages say about themselves, with their cards. */
export const pageMetas = (): PageMetas =>
  mergePageMetas(import.meta.glob('../pages/*/locales/meta.en.json', { eager: true, import: 'default' }), cards);
