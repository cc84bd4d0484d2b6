import type { Language } from 'shared/contract';

/** The default key of i18next-browser-languagedetector (SPEC §4): the choice made here is the one found on the next visit. */
export const storedLanguageKey = 'i18nextLng';

/** Keeps the visitor's choice. Storage that throws (blocked cookies) keeps nothing; the link is followed all the same. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storedLanguageKey, language);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}
