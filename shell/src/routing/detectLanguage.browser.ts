import LanguageDetector from 'i18next-browser-languagedetector';
import { chooseLanguage } from './chooseLanguage.ts';

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
  if (chooseLanguage(detected) === 'en') location.replace(`/en${location.pathname}${location.search}${location.hash}`);
}

function cameFromThisSite(): boolean {
  try {
    return new URL(document.referrer).origin === location.origin;
  } catch {
    return false;
  }
}
