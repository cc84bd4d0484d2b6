import { addCards, type PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.ua.ts';
import metas from './meta.ua.json';

/** Gives the metadata of the hubs' and the services' pages, with their cards. */
export const pageMetas = (): PageMetas => addCards(metas, cards);
