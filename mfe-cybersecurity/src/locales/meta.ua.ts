import type { PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.ua.ts';
import metas from './meta.ua.json';

const path = '/cybersecurity';

export const pageMetas = (): PageMetas => ({ [path]: { ...metas[path], card: cards[path], type: 'article' } });
