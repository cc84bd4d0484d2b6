/** The visitor's language. `ua` is the code of the product (SPEC §4); in HTML the tag is `uk`, see {@link htmlLang}. */
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
 * The fragment of an address at which the language was chosen, not guessed: the switch's own link has it where the address detects the visitor's
 * language. It is there without a referrer and without a storage, and taken off on arrival.
 */
export const chosenFragment = '#ua';

export const getOtherLanguage = (language: Language): Language => (language === 'ua' ? 'en' : 'ua');
