import { addCards, type PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.en.ts';
import metas from './meta.en.json';

export const pageMetas = (): PageMetas => addCards(metas, cards);
