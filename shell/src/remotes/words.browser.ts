import type { Language } from 'shared/contract';
import { createMessages, frameMessages, type MessagesOfLanguage } from 'shared/language';
import { messageVariables, type Site } from 'shared/site';
import { type ShellMessages, shellMessages } from '../locales/messages.ts';
import { cachePromise } from './cachePromise.ts';
import type { PageSource } from './PageSource.ts';
import { settled } from './settled.ts';

const shellLocales: Readonly<Record<Language, () => Promise<ShellMessages>>> = {
  ua: async () => (await import(/* webpackChunkName: "locale-ua" */ '../locales/frame.ua.ts')).messages,
  en: async () =>
    (await import(/* webpackChunkName: "locale-en" */ '../locales/frame.en.ts')).messages as ShellMessages,
};

/** The frame's words in a language, a chunk of their own. */
export const shellLocale = (language: Language): Promise<ShellMessages> => shellLocales[language]();

/** The words of the page, one instance for each language: the frame's own at once, those of remotes as they come. */
export function openWords(site: Site, first: Language, firstWords: ShellMessages): PageSource['messages'] {
  const newMessages = (language: Language, words: ShellMessages): MessagesOfLanguage => {
    const messages = createMessages({ language, variables: messageVariables(site, language) });
    messages.addResourceBundle(language, shellMessages, words);
    messages.addResourceBundle(language, frameMessages, words);
    return messages;
  };
  const instances = new Map([[first, settled(newMessages(first, firstWords))]]);
  if (process.env.NODE_ENV === 'development')
    import.meta.webpackHot?.accept(['../locales/frame.ua.ts', '../locales/frame.en.ts'], async () => {
      for (const [language, instance] of instances) {
        const words = await shellLocale(language);
        for (const name of [shellMessages, frameMessages]) (await instance).addResourceBundle(language, name, words);
      }
    });
  return (language) =>
    cachePromise(instances, language, async () => newMessages(language, await shellLocale(language)));
}
