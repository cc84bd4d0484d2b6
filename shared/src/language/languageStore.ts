import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Language } from '../contract/Language.ts';

/** Mirrors the language of the address for code outside React. Only the shell writes it. */
export type LanguageStore = StoreApi<{ readonly language: Language }>;

export const createLanguageStore = (language: Language): LanguageStore => createStore(() => ({ language }));
