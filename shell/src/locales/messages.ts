import type { Language } from 'shared/contract';
import { createMessages, frameNamespace, type Translate, useMessages } from 'shared/language';
import { getMessageVariables, type Site } from 'shared/site';
import type { messages } from './frame.ua.ts';

export type ShellMessages = typeof messages;

/** Namespace of the shell's words. */
export const shellNamespace = 'shell';
/** Namespaces of the frame's words: the shell's, and the one that pages may use. */
export const shellNamespaces = [shellNamespace, frameNamespace] as const;

export const useShellMessages = (): Translate<ShellMessages> => useMessages<ShellMessages>(shellNamespace);

type Strict = Parameters<typeof createMessages>[0]['strict'];

/**
 * Creates the messages of a language with the frame's words.
 * @param strict while prerendering: a missing message fails the page
 */
export function createShellMessages(site: Site, language: Language, words: ShellMessages, strict?: Strict) {
  const messages = createMessages({ language, variables: getMessageVariables(site, language), strict });
  for (const name of shellNamespaces) messages.addResourceBundle(language, name, words);
  return messages;
}
