import i18next, { type i18n } from 'i18next';
import { htmlLang, type Language } from '../contract/Language.ts';
import type { createStrictOptions } from '../strictOptions/createStrictOptions.ts';

/** Messages of one language: a separate i18next instance, so that two languages can be rendered at the same time. */
export type LanguageMessages = i18n;

interface MessagesOptions {
  readonly language: Language;
  /** Site values, which replace placeholders in messages. */
  readonly variables: Readonly<Record<string, string>>;
  /** Makes a missing message fail the page while prerendering (`createStrictOptions`). Browsers omit it, and show the page nevertheless. */
  readonly strict?: typeof createStrictOptions | undefined;
}

/**
 * Creates messages with single braces as placeholders. React escapes values. i18next gets `uk`, because `Intl` has no rules for `ua`.
 * Messages are added under the site's own language code, and are available under both.
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
    // Development: components render again when a changed message file is added.
    ...(process.env.NODE_ENV === 'development' && { react: { bindI18nStore: 'added' } }),
    ...strict?.(language),
  });
  return messages;
}
