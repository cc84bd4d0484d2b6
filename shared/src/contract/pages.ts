import { groupMessagesByPage, type MessageLoaders } from './messageLoaders.ts';
import type { Page, Remote } from './Remote.ts';
import type { Route } from './Route.ts';

/** A page of a remote, as `page.ts` in its folder exports it. */
export interface RemotePage extends Route {
  /** Loads the component. The import names its chunk `page-<page>`. */
  readonly load: () => Promise<Page>;
  /** Loads the messages of this page; imports name their chunks as `getPageMessagesChunk` does. */
  readonly words: MessageLoaders;
}

/** Creates a remote's pages, routes and messages from its page modules (found by `import.meta.glob`). */
export function createPagesAndRoutes(
  folders: Readonly<Record<string, RemotePage>>,
): Required<Pick<Remote, 'routes' | 'pages' | 'words' | 'locales'>> {
  const pages = Object.values(folders);
  return {
    routes: pages.map(({ load, words, ...route }) => route),
    pages: Object.fromEntries(pages.map(({ page, load }) => [page, load])),
    ...groupMessagesByPage(Object.fromEntries(pages.map(({ path, words }) => [path, words]))),
  };
}
