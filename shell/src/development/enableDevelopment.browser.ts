import { type Remote, readAddress } from 'shared/contract';
import type { PageSource } from '../remotes/PageSource.ts';
import { showSavedRemote } from './showSavedRemote.browser.ts';

declare global {
  /** Called by a remote that is developed, when something of it was saved that no component shows by itself: its words. */
  var __remoteSaved: ((remote: Remote) => void) | undefined;
  /** The hash of the builds that the development server announced last. */
  var __hot: { readonly newest?: string } | undefined;
}

/** Adds the behaviour that a page has only in development: it shows saved words in place, and re-renders itself. */
export function enableDevelopment(source: PageSource): void {
  globalThis.__remoteSaved = (remote) => void showSavedRemote(source, remote);
  // What the document was rendered of: the server's first word may have come before anybody listened, or after the first save.
  let renderedBuild = document.querySelector<HTMLMetaElement>('meta[name="development-builds"]')?.content;
  addEventListener('message', ({ data }) => {
    // The development server's client passes on what the server says.
    if (data?.type !== 'webpackOk' || globalThis.__hot?.newest === renderedBuild) return;
    renderedBuild = globalThis.__hot?.newest;
    void refreshTitle();
  });
}

/**
 * After a save the page is prerendered as well: the server reports what fails there, and what a document says of itself follows. A page that had failed is
 * reloaded once it renders.
 */
async function refreshTitle(): Promise<void> {
  const { href } = location;
  const response = await fetch(href);
  if (!response.ok || location.href !== href) return;
  if (document.documentElement.dataset.hydrated === 'failed') return location.reload();
  const newDocument = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (readAddress(location.pathname).path === readAddress(new URL(href).pathname).path)
    document.title = newDocument.title;
}
