import type { Language } from 'shared/contract';
import { type LanguageMessages, type Translate, useMessages } from 'shared/language';
import en from './not-found.en.json';
import ua from './not-found.ua.json';

/** i18next namespace of the not-found page. Few visitors need its texts, so they are loaded with the page. */
const namespace = 'notFound';
const words: Readonly<Record<Language, typeof ua>> = { ua, en };

export const useNotFoundMessages = (): Translate<typeof ua> => useMessages<typeof ua>(namespace);

/**
 * Adds the texts of the not-found page.
 * @returns the page's metadata
 */
export function addNotFoundMessages(messages: LanguageMessages, language: Language): (typeof ua)['meta'] {
  messages.addResourceBundle(language, namespace, words[language]);
  return messages.t('meta', { ns: namespace, returnObjects: true }) as (typeof ua)['meta'];
}
