import { type PageMetas, withCards } from 'shared/contract';
import { cards } from '../cards/cards.en.ts';
import metas from './meta.en.json';

/** What the pages say about themselves, with their cards. */
export const pageMetas = (): PageMetas => withCards(metas, cards);
