import { storedLanguageKey } from 'shared/contract';
import { detectLanguage } from './detectLanguage.ts';

/** Runs before anything is painted, on the Ukrainian document only: a first visit may want the other one. */
if (!document.referrer.startsWith(`${location.origin}/`)) {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storedLanguageKey);
  } catch {
    // Storage that throws (blocked cookies) holds no choice.
  }
  if (detectLanguage({ stored, browser: navigator.languages }) === 'en') location.replace(`/en${location.hash}`);
}
