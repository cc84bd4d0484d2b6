import { type Language, readAddress } from 'shared/contract';
import type { Site } from 'shared/site';
import { frameNames, openMessages, type ShellMessages } from '../locales/messages.ts';
import { orItsDocument } from './itsDocument.browser.ts';
import type { PageSource } from './PageSource.ts';
import { cachePromise, settled } from './promises.ts';

const shellLocales: Readonly<Record<Language, () => Promise<ShellMessages>>> = {
  ua: async () => (await import(/* webpackChunkName: "locale-ua" */ '../locales/frame.ua.ts')).messages,
  en: async () =>
    (await import(/* webpackChunkName: "locale-en" */ '../locales/frame.en.ts')).messages as ShellMessages,
};

/** The frame's words in a language, a chunk of their own. */
export const shellLocale = (language: Language): Promise<ShellMessages> => shellLocales[language]();

/** The words of the page, one instance for each language: the frame's own at once, those of remotes as they come. */
export function openWords(site: Site, first: Language, firstWords: ShellMessages): PageSource['messages'] {
  const instances = new Map([[first, settled(openMessages(site, first, firstWords))]]);
  if (process.env.NODE_ENV === 'development')
    import.meta.webpackHot?.accept(['../locales/frame.ua.ts', '../locales/frame.en.ts'], async () => {
      for (const [language, instance] of instances) {
        const words = await shellLocale(language);
        for (const name of frameNames) (await instance).addResourceBundle(language, name, words);
      }
    });
  return (language) =>
    cachePromise(instances, language, () =>
      orItsDocument(
        shellLocale(language).then((words) => openMessages(site, language, words)),
        () => readAddress(location.pathname).language === language,
      ),
    );
}
