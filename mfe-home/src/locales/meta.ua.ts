import { type PageMetas, withCards } from 'shared/contract';
import { cards } from '../cards/cards.ua.ts';
import metas from './meta.ua.json';

/** What the agency's own pages say about themselves, with their cards. */
export const pageMetas = (): PageMetas => withCards(metas, cards);
