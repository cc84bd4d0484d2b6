import type { PageMetas } from 'shared/contract';
import { cards } from '../cards/cards.en.ts';
import metas from './meta.en.json';

const path = '/cybersecurity';

export const pageMetas = (): PageMetas => ({ [path]: { ...metas[path], card: cards[path], type: 'article' } });
