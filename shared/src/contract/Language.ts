/** Language of the visitor. `ua` is the product's code (SPEC §4); in HTML it is `uk`, see {@link htmlLang}. */
export type Language = 'ua' | 'en';

export const languages = ['ua', 'en'] as const satisfies readonly Language[];

/** Ukrainian is the default and the fallback (SPEC §4). */
export const defaultLanguage: Language = 'ua';

/** The value of `<html lang>` and of `hreflang`: `ua` is a country, `uk` the language. */
export const htmlLang = { ua: 'uk', en: 'en' } as const satisfies Record<Language, string>;

/** The value of `og:locale`. */
export const ogLocale = { ua: 'uk_UA', en: 'en_US' } as const satisfies Record<Language, string>;

/** Storage key of the chosen language: the default of i18next's language detector (SPEC §4). */
export const storedLanguageKey = 'i18nextLng';

/**
 * URL fragment that marks an explicit choice of Ukrainian. The language switch adds it on pages that detect the language, so that the
 * choice works without referrer and storage. The page removes it from the address.
 */
export const chosenFragment = '#ua';

export const getOtherLanguage = (language: Language): Language => (language === 'ua' ? 'en' : 'ua');
