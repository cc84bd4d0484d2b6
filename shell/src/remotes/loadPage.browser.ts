import { type Language, type PinnedRemote, type Remote, type Route, selectMessageLoaders } from 'shared/contract';
import type { PageSource } from './PageSource.ts';

/** Loads a remote by its short name. The federation runtime is a separate chunk, which visitors of a single page may never need. */
export async function loadRemote(name: string, pinned: PinnedRemote): Promise<Remote> {
  const federation = await import(/* webpackChunkName: "federation" */ './loadContainer.browser.ts');
  return federation.loadContainer(name, pinned);
}

/** Loads a page's component, and adds the page's words to the messages of the language. */
export async function loadPage(
  remote: Remote,
  { page, path }: Route,
  language: Language,
  messages: PageSource['messages'],
) {
  const { name, pages } = remote;
  const load = pages[page];
  if (!load) throw new Error(`The remote "${name}" has no page "${page}".`);
  const [Page, words, instance] = await Promise.all([
    load(),
    selectMessageLoaders(remote, path)[language](),
    messages(language),
  ]);
  // Merges deeply (the last two arguments), because words of several pages may be in one group.
  instance.addResourceBundle(language, name, words, true, true);
  return Page;
}
