import type { Language } from 'shared/contract';
import { type LanguageMessages, type Translate, useMessages } from 'shared/language';
import en from './not-found.en.json';
import ua from './not-found.ua.json';

/** The name under which the words of the not-found page are added: they come with it, as hardly anybody reads them. */
const namespace = 'notFound';
const words: Readonly<Record<Language, typeof ua>> = { ua, en };

export const useNotFoundMessages = (): Translate<typeof ua> => useMessages<typeof ua>(namespace);

/** Adds the words of the not-found page to the words of a language. @returns what its head says */
export function addNotFoundMessages(messages: LanguageMessages, language: Language): (typeof ua)['meta'] {
  messages.addResourceBundle(language, namespace, words[language]);
  return messages.t('meta', { ns: namespace, returnObjects: true }) as (typeof ua)['meta'];
}
