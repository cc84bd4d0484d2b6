import { addCards, type PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.ua.ts';
import metas from './meta.ua.json';

/** Returns the metadata of the landing page with its social card. */
export const pageMetas = (): PageMetas => addCards(metas, cards);
