import LanguageDetector from 'i18next-browser-languagedetector';
import { chooseLanguage } from 'shared/contract';

/**
 * Runs before anything is painted, only on the Ukrainian address of a page whose route detects the language (SPEC §4), and only
 * where the visitor does not come from this site: a link inside the site has already chosen.
 */
if (!cameFromThisSite()) {
  // Without these the detector tells only the first code it finds, and an unknown stored one would hide the browser's.
  const services = { languageUtils: { getBestMatchFromCodes: () => undefined } };
  const detector = new LanguageDetector(services, { order: ['localStorage', 'navigator'], caches: [] });
  let detected: string | readonly string[] | undefined;
  try {
    detected = detector.detect();
  } catch {
    // Storage that throws (blocked cookies) means no stored choice; the page stays in Ukrainian.
  }
  const chosen = chooseLanguage(detected);
  // The choice is kept, as the library does by default (SPEC §4); it tries for itself whether there is a storage.
  detector.cacheUserLanguage(chosen, ['localStorage']);
  if (chosen === 'en') location.replace(`/en${location.pathname}${location.search}${location.hash}`);
}

function cameFromThisSite(): boolean {
  try {
    return new URL(document.referrer).origin === location.origin;
  } catch {
    return false;
  }
}
