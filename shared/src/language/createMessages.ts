import i18next, { type i18n } from 'i18next';
import { htmlLang, type Language } from '../contract/Language.ts';
import type { createStrictMessageOptions } from '../strictMessageOptions/createStrictMessageOptions.ts';

/** Messages of one language. Each language has its own i18next instance, so that two languages can render at the same time. */
export type LanguageMessages = i18n;

interface MessagesOptions {
  readonly language: Language;
  /** Site values by placeholder name. */
  readonly variables: Readonly<Record<string, string>>;
  /** Makes a missing message throw while prerendering (`createStrictMessageOptions`). Browsers omit it, so that the page appears nevertheless. */
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
    // Development: adding changed messages renders components again.
    ...(process.env.NODE_ENV === 'development' && { react: { bindI18nStore: 'added' } }),
    ...strict?.(language),
  });
  return messages;
}
