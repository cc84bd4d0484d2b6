import { mergePageMetas, type PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.en.ts';

export const pageMetas = (): PageMetas =>
  mergePageMetas(import.meta.glob('../pages/*/locales/meta.en.json', { eager: true, import: 'default' }), cards);
