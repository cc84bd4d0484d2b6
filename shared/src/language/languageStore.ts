import { createStore } from 'zustand/vanilla';
import { defaultLanguage, type Language } from '../contract/Language.ts';

/** Mirrors the language of the address for code outside React. Only the shell writes it, in the browser. */
export const languageStore = createStore<{ readonly language: Language }>(() => ({ language: defaultLanguage }));
