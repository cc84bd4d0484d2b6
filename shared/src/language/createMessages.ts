import i18next, { type i18n } from 'i18next';
import { htmlLang, type Language } from '../contract/Language.ts';
import type { createStrictOptions } from '../strictOptions/createStrictOptions.ts';

/** Messages of one language: an i18next instance of its own, so that two languages can be rendered at once. */
export type LanguageMessages = i18n;

interface MessagesOptions {
  readonly language: Language;
  /** The business's values, filled into every message that names them. */
  readonly variables: Readonly<Record<string, string>>;
  /** While prerendering, a missing message fails the page (`createStrictOptions`); in a browser the page stays. */
  readonly strict?: typeof createStrictOptions | undefined;
}

/**
 * Creates messages with single braces as placeholders. React escapes values. i18next gets `uk`, since `Intl` has no rules for `ua`. Words
 * are added under the site's own language code, and found under both.
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
    // Saved words appear at once.
    ...(process.env.NODE_ENV === 'development' && { react: { bindI18nStore: 'added' } }),
    ...strict?.(language),
  });
  return messages;
}
