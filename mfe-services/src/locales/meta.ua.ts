import { addCards, type PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.ua.ts';
import metas from './meta.ua.json';

export const pageMetas = (): PageMetas => addCards(metas, cards);
