import i18next, { type i18n } from 'i18next';
import { htmlLang, type Language } from '../contract/Language.ts';
import type { createStrictMessageOptions } from '../strictMessageOptions/createStrictMessageOptions.ts';

/** Messages of one language. Each language has its own i18next instance, so that two languages can render at the same time. */
export type LanguageMessages = i18n;

interface MessagesOptions {
  readonly language: Language;
  /** Site values by placeholder name. */
  readonly variables: Readonly<Record<string, string>>;
  /** Makes missing messages throw while prerendering (`createStrictMessageOptions`). Absent in browsers, so that the page still appears. */
  readonly strict?: typeof createStrictMessageOptions | undefined;
}

/**
 * Creates an i18next instance whose placeholders have single braces. React escapes the values. i18next gets the language `uk`, because
 * `Intl` has no plural rules for `ua`. Add messages under `ua` or `en`; `uk` finds them too.
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
    // In development, makes components render again when changed messages are added.
    ...(process.env.NODE_ENV === 'development' && { react: { bindI18nStore: 'added' } }),
    ...strict?.(language),
  });
  return messages;
}
