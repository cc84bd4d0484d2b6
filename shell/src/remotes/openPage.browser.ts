import type { Language, Remote } from 'shared/contract';
import type { WordSource } from '../language/SpokenLanguage.tsx';

/** Loads a page's component and its words, the words into the language's instance. */
export async function openPage(
  { name, pages, locales }: Remote,
  page: string,
  language: Language,
  messages: WordSource['messages'],
) {
  const open = pages[page];
  if (!open) throw new Error(`The remote "${name}" has no page "${page}".`);
  const [Page, words, instance] = await Promise.all([open(), locales[language](), messages(language)]);
  if (!instance.hasResourceBundle(language, name)) instance.addResourceBundle(language, name, words);
  return Page;
}
