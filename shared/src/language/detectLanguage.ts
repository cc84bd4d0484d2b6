import { chooseLanguage } from '../contract/chooseLanguage.ts';
import { chosenFragment, defaultLanguage, storedLanguageKey } from '../contract/Language.ts';
import { formatAddress } from '../contract/Route.ts';

/**
 * Only on the Ukrainian address of a page that detects the language (SPEC §4), before anything is painted. Where the visitor has chosen, by the
 * switch's own link, or comes from a page of this site, nothing is guessed. A guess is not stored; a choice is.
 */
export function detectLanguage(): void {
  const { pathname, search, hash } = location;
  if (hash === chosenFragment) {
    history.replaceState(history.state, '', pathname + search);
    // A document that is rendered ahead may never be seen.
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', storeChoice, { once: true });
    else storeChoice();
  } else if (!document.referrer.startsWith(`${location.origin}/`)) {
    // Whose tab showed a page of this site before is on no first visit, be it that no referrer is sent.
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
    // Storage that throws (blocked cookies) holds no choice.
    return '';
  }
}

function storeChoice(): void {
  try {
    localStorage.setItem(storedLanguageKey, defaultLanguage);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}
