import { chooseLanguage, storedLanguageKey } from 'shared/contract';

/**
 * Runs before anything is painted, on the Ukrainian document only: a first visit may want the other one. The stored choice wins over the
 * browser, and what was chosen is kept (SPEC §4). A visitor who comes from this site has chosen already.
 */
if (!document.referrer.startsWith(`${location.origin}/`)) {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storedLanguageKey);
  } catch {
    // Storage that throws (blocked cookies) holds no choice.
  }
  const chosen = chooseLanguage([stored ?? '', ...navigator.languages]);
  try {
    localStorage.setItem(storedLanguageKey, chosen);
  } catch {
    // A full or blocked storage costs the memory, not the page.
  }
  if (chosen === 'en') location.replace(`/en${location.search}${location.hash}`);
}
