import { type PageMetas, withCards } from 'shared/contract';
import { cards } from '../cards/cards.ua.ts';
import metas from './meta.ua.json';

/** What the pages say about themselves, with their cards. */
export const pageMetas = (): PageMetas => withCards(metas, cards);
