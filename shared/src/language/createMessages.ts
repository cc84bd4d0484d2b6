import i18next, { type i18n } from 'i18next';
import { htmlLang, type Language } from '../contract/Language.ts';
import type { createStrictOptions } from '../strictOptions/createStrictOptions.ts';

/** The messages of one language: an i18next instance of its own, so that two languages can be rendered side by side. */
export type LanguageMessages = i18n;

interface MessagesOptions {
  readonly language: Language;
  /** The business's values, filled into every message that names them. */
  readonly variables: Readonly<Record<string, string>>;
  /** While prerendering a missing message or value fails the page (`createStrictOptions`); in a visitor's browser the page stays. */
  readonly strict?: typeof createStrictOptions | undefined;
}

/**
 * Interpolates with single braces, as the copy deck writes. Nothing is escaped: React escapes. To i18next Ukrainian is `uk`: of `ua` it would find no
 * rules in `Intl`, and count as the machine does on which it runs. Words are added under the site's own name of a language, and found under both.
 */
export function createMessages({ language, variables, strict }: MessagesOptions): LanguageMessages {
  const messages = i18next.createInstance();
  const words = {};
  void messages.init({
    lng: htmlLang[language],
    fallbackLng: false,
    initAsync: false,
    nsSeparator: false,
    returnObjects: true,
    resources: { [language]: words, [htmlLang[language]]: words },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, defaultVariables: variables, skipOnVariables: true },
    // Saved words show at once.
    ...(process.env.NODE_ENV === 'development' && { react: { bindI18nStore: 'added' } }),
    ...strict?.(language),
  });
  return messages;
}
