import type { Language, PageCard } from 'shared/contract';
import { cards as en } from './cards.en.ts';
import { cards as ua } from './cards.ua.ts';

/** Social cards by language, for pages without a card of their own. */
export const frameCards: Readonly<Record<Language, PageCard>> = { ua: ua.frame, en: en.frame };
