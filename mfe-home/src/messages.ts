import { type Translate, useMessages } from 'shared/language';
import type contact from './locales/contact-us.ua.json';
import type { messages as home } from './locales/home.ua.ts';
import type privacy from './locales/privacy.ua.json';
import type sitemap from './locales/sitemap.ua.json';
import type terms from './locales/terms.ua.json';

/** All that the remote's pages say; each page brings its own part (`locales/words.ts`). */
export type HomeMessages = typeof home & typeof contact & typeof sitemap & typeof terms & typeof privacy;

export const useHomeMessages = (): Translate<HomeMessages> => useMessages<HomeMessages>('home');
