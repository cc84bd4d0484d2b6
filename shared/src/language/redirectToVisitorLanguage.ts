import { chooseLanguage } from '../contract/chooseLanguage.ts';
import { defaultLanguage } from '../contract/Language.ts';
import { formatAddress } from '../contract/Route.ts';
import { chosenFragment, storedLanguageKey } from '../contract/storedLanguage.ts';

/**
 * Redirects to the visitor's language before first paint, on Ukrainian addresses of pages that detect the language (SPEC §4). Does not
 * redirect visitors who chose the language with the switch, or who come from this site. Stores only a choice, never a guess.
 */
export function redirectToVisitorLanguage(): void {
  const { pathname, search, hash } = location;
  if (hash === chosenFragment) {
    history.replaceState(history.state, '', pathname + search);
    // Stores the choice only when the document is shown, because a prerendered document may never be shown.
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', storeChoice, { once: true });
    else storeChoice();
  } else if (!document.referrer.startsWith(`${location.origin}/`)) {
    // Ignores the browser's languages if this tab has already shown this site: the visit is not the first, even without a referrer.
    const { activation } = (globalThis as { navigation?: { activation?: { from: unknown } } }).navigation ?? {};
    // Ignores them after a reload, too. It has the first referrer of the document, which may have shown other pages before.
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isReturn = activation?.from || entry?.type === 'reload' || entry?.type === 'back_forward';
    const guesses = isReturn ? [] : navigator.languages;
    if (chooseLanguage([readStoredChoice(), ...guesses]) === 'en')
      location.replace(formatAddress(pathname, 'en') + search + hash);
  }
}

function readStoredChoice(): string {
  try {
    return localStorage.getItem(storedLanguageKey) ?? '';
  } catch {
    return '';
  }
}

function storeChoice(): void {
  try {
    localStorage.setItem(storedLanguageKey, defaultLanguage);
  } catch {
    // Without access to storage, the choice lasts only for this page.
  }
}
