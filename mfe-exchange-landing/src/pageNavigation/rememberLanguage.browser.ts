import { type Language, storedLanguageKey } from 'shared/contract';

/** Stores the visitor's choice. Blocked storage is ignored; the link works all the same. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storedLanguageKey, language);
  } catch {
    // Only the stored choice is lost.
  }
}
