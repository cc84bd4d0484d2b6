/** Language of the visitor. `ua` is the product's code (SPEC §4); HTML uses `uk`, see {@link htmlLang}. */
export type Language = 'ua' | 'en';

export const languages = ['ua', 'en'] as const satisfies readonly Language[];

/** Ukrainian is the default and the fallback (SPEC §4). */
export const defaultLanguage: Language = 'ua';

/** Values of `<html lang>` and `hreflang`: `ua` is a country code, `uk` the language code. */
export const htmlLang = { ua: 'uk', en: 'en' } as const satisfies Record<Language, string>;

export const ogLocale = { ua: 'uk_UA', en: 'en_US' } as const satisfies Record<Language, string>;

export const getOtherLanguage = (language: Language): Language => (language === 'ua' ? 'en' : 'ua');
