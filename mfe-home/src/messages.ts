import { type Translate, useMessages } from 'shared/language';
import type contact from './pages/ContactPage/locales/ua.json';
import type { messages as home } from './pages/HomePage/locales/ua.ts';
import type privacy from './pages/PrivacyPage/locales/ua.json';
import type sitemap from './pages/SitemapPage/locales/ua.json';
import type terms from './pages/TermsPage/locales/ua.json';

/** Messages of all pages of the remote. A page loads only its own part. */
export type HomeMessages = typeof home & typeof contact & typeof sitemap & typeof terms & typeof privacy;

export const useHomeMessages = (): Translate<HomeMessages> => useMessages<HomeMessages>('home');
