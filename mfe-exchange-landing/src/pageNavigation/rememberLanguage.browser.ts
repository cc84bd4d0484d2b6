import { type Language, storedLanguageKey } from 'shared/contract';

/** Stores the visitor's choice. If storage is blocked, the link still works. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storedLanguageKey, language);
  } catch {}
}
