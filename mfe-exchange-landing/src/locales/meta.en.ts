import { type PageMetas, withCards } from 'shared/contract';
import { cards } from '../cards/cards.en.ts';
import metas from './meta.en.json';

/** What the landing page says about itself, with its card. */
export const pageMetas = (): PageMetas => withCards(metas, cards);
