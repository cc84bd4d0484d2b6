import { addCards, type PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.en.ts';
import metas from './meta.en.json';

/** Gives the metadata of the hubs' and the services' pages, with their cards. */
export const pageMetas = (): PageMetas => addCards(metas, cards);
