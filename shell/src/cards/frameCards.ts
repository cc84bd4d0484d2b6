import type { Language, PageCard } from 'shared/contract';
import { cards as en } from './cards.en.ts';
import { cards as ua } from './cards.ua.ts';

/** Social card of pages without one, by language. */
export const frameCards: Readonly<Record<Language, PageCard>> = { ua: ua.frame, en: en.frame };
