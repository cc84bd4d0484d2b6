import { chooseLanguage } from '../contract/chooseLanguage.ts';
import { chosenFragment, defaultLanguage, storedLanguageKey } from '../contract/Language.ts';
import { formatAddress } from '../contract/Route.ts';

/**
 * Redirects to the visitor's language, before anything is painted, on Ukrainian addresses of pages that detect the language (SPEC §4). It
 * does nothing if the visitor chose the language by the switch's link, or comes from this site. A guess is not stored.
 */
export function detectLanguage(): void {
  const { pathname, search, hash } = location;
  if (hash === chosenFragment) {
    history.replaceState(history.state, '', pathname + search);
    // A prerendered document may never be seen.
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', storeChoice, { once: true });
    else storeChoice();
  } else if (!document.referrer.startsWith(`${location.origin}/`)) {
    // A tab that showed this site before is on no first visit, even without a referrer.
    const { activation } = (globalThis as { navigation?: { activation?: { from: unknown } } }).navigation ?? {};
    const guesses = activation?.from ? [] : navigator.languages;
    if (chooseLanguage([readStoredChoice(), ...guesses]) === 'en')
      location.replace(formatAddress(pathname, 'en') + search + hash);
  }
}

function readStoredChoice(): string {
  try {
    return localStorage.getItem(storedLanguageKey) ?? '';
  } catch {
    // Blocked storage contains no choice.
    return '';
  }
}

function storeChoice(): void {
  try {
    localStorage.setItem(storedLanguageKey, defaultLanguage);
  } catch {
    // The choice is only not remembered.
  }
}
