import { chooseLanguage } from '../contract/chooseLanguage.ts';
import { chosenFragment, defaultLanguage, storedLanguageKey } from '../contract/Language.ts';
import { formatAddress } from '../contract/Route.ts';

/**
 * Redirects to the visitor's language before anything is painted, on Ukrainian addresses of pages that detect the language (SPEC §4). It
 * does not redirect visitors who chose the language with the switch, or who come from this site. A guessed language is not stored.
 */
export function detectLanguage(): void {
  const { pathname, search, hash } = location;
  if (hash === chosenFragment) {
    history.replaceState(history.state, '', pathname + search);
    // Stores the choice only once a prerendered document is shown.
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', storeChoice, { once: true });
    else storeChoice();
  } else if (!document.referrer.startsWith(`${location.origin}/`)) {
    // A tab that already showed this site is no first visit, even without a referrer.
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
    // Without access to storage there is no stored choice.
    return '';
  }
}

function storeChoice(): void {
  try {
    localStorage.setItem(storedLanguageKey, defaultLanguage);
  } catch {
    // Without access to storage the choice lasts only for this visit.
  }
}
