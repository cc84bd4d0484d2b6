/** Storage key of the language that the visitor chose. i18next's language detector uses this key by default (SPEC §4). */
export const storedLanguageKey = 'i18nextLng';

/**
 * URL fragment which tells a page that the visitor has chosen Ukrainian. On pages that detect the language, the language switch adds it to
 * its link, so that the choice works without referrer and storage. The target page removes it from the address.
 */
export const chosenFragment = '#ua';
