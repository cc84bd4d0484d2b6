import type { PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.en.ts';
import metas from './meta.en.json';

const path = '/cybersecurity';

/** Returns the metadata of the article's page with its social card. */
export const pageMetas = (): PageMetas => ({ [path]: { ...metas[path], card: cards[path], type: 'article' } });
