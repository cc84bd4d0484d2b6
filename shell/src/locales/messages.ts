import type { Language } from 'shared/contract';
import { createMessages, frameNamespace, type Translate, useMessages } from 'shared/language';
import { getMessageVariables, type Site } from 'shared/site';
import type { messages } from './frame.ua.ts';

export type ShellMessages = typeof messages;

export const shellNamespace = 'shell';
/** i18next namespaces with the frame's texts. Pages may use `frameNamespace`. */
export const shellNamespaces = [shellNamespace, frameNamespace] as const;

export const useShellMessages = (): Translate<ShellMessages> => useMessages<ShellMessages>(shellNamespace);

type Strict = Parameters<typeof createMessages>[0]['strict'];

/**
 * Creates the messages of a language with the frame's texts.
 * @param strict makes a missing message throw while prerendering
 */
export function createShellMessages(site: Site, language: Language, words: ShellMessages, strict?: Strict) {
  const messages = createMessages({ language, variables: getMessageVariables(site, language), strict });
  for (const name of shellNamespaces) messages.addResourceBundle(language, name, words);
  return messages;
}
