import { type Language, storedLanguageKey } from 'shared/contract';

/** Keeps the visitor's choice. Storage that throws (blocked cookies) keeps nothing; the link is followed all the same. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storedLanguageKey, language);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}
