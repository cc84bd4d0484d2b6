import { type Language, type PinnedRemote, type Remote, type Route, selectMessageLoaders } from 'shared/contract';
import type { PageSource } from './PageSource.ts';

/** Loads a remote by its short name, and the federation runtime in a chunk that visitors who only read never need. */
export async function loadRemote(name: string, pinned: PinnedRemote): Promise<Remote> {
  const federation = await import(/* webpackChunkName: "federation" */ './loadContainer.browser.ts');
  return federation.loadContainer(name, pinned);
}

/** Loads a page's component, and its words into the language's messages. */
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
  // Merges: words of several pages may share a group.
  instance.addResourceBundle(language, name, words, true, true);
  return Page;
}
