import { type Language, readAddress } from 'shared/contract';
import type { Site } from 'shared/site';
import { createShellMessages, type ShellMessages, shellNamespaces } from '../locales/messages.ts';
import { fallBackToDocument } from '../retry/documentFallback.browser.ts';
import { createFulfilledPromise, memoizeUntilRejected } from '../retry/promises.ts';
import type { PageSource } from './PageSource.ts';

const messageLoaders: Readonly<Record<Language, () => Promise<ShellMessages>>> = {
  ua: async () => (await import(/* webpackChunkName: "locale-ua" */ '../locales/frame.ua.ts')).messages,
  en: async () =>
    (await import(/* webpackChunkName: "locale-en" */ '../locales/frame.en.ts')).messages as ShellMessages,
};

export const loadShellMessages = (language: Language): Promise<ShellMessages> => messageLoaders[language]();

/** Provides an i18next instance per language, with the frame's words. Words of remotes are added when they load. */
export function createMessageSource(
  site: Site,
  firstLanguage: Language,
  firstMessages: ShellMessages,
): PageSource['messages'] {
  const instances = new Map([
    [firstLanguage, createFulfilledPromise(createShellMessages(site, firstLanguage, firstMessages))],
  ]);
  if (process.env.NODE_ENV === 'development')
    import.meta.webpackHot?.accept(['../locales/frame.ua.ts', '../locales/frame.en.ts'], async () => {
      for (const [language, instance] of instances) {
        const words = await loadShellMessages(language);
        for (const name of shellNamespaces) (await instance).addResourceBundle(language, name, words);
      }
    });
  return (language) =>
    memoizeUntilRejected(instances, language, () =>
      fallBackToDocument(
        loadShellMessages(language).then((words) => createShellMessages(site, language, words)),
        () => readAddress(location.pathname).language === language,
      ),
    );
}
