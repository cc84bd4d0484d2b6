import type { Language } from 'shared/contract';
import { type MessagesOfLanguage, type Translate, useMessages } from 'shared/language';
import en from './not-found.en.json';
import ua from './not-found.ua.json';

/** The name under which the words of the not-found page are added: they come with it, as hardly anybody reads them. */
const name = 'notFound';
const words: Readonly<Record<Language, typeof ua>> = { ua, en };

export const useNotFoundMessages = (): Translate<typeof ua> => useMessages<typeof ua>(name);

/** Adds the words of the not-found page to the words of a language. @returns what its head says */
export function addNotFound(messages: MessagesOfLanguage, language: Language): (typeof ua)['meta'] {
  messages.addResourceBundle(language, name, words[language]);
  return messages.t('meta', { ns: name, returnObjects: true }) as (typeof ua)['meta'];
}
