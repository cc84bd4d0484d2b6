import type { Language, PageCard } from 'shared/contract';
import { cards as en } from './cards.en.ts';
import { cards as ua } from './cards.ua.ts';

/** The card of a page that has none, in each language. */
export const frameCards: Readonly<Record<Language, PageCard>> = { ua: ua.frame, en: en.frame };
