import { type Remote, readAddress } from 'shared/contract';
import type { PageSource } from '../remotes/PageSource.ts';
import { showSavedRemote } from './showSavedRemote.browser.ts';

declare global {
  /** Is called by a remote in development after its words were saved, because no component shows them by itself. */
  var __remoteSaved: ((remote: Remote) => void) | undefined;
  /** Hash of the newest build that the development server announced. */
  var __hot: { readonly newest?: string } | undefined;
}

/** Adds development behaviour: saved words appear in place, and the title follows. */
export function enableDevelopment(source: PageSource): void {
  globalThis.__remoteSaved = (remote) => void showSavedRemote(source, remote);
  // Build of the document. The server may have announced it before this listener existed, or a save may have followed.
  let renderedBuild = document.querySelector<HTMLMetaElement>('meta[name="development-builds"]')?.content;
  addEventListener('message', ({ data }) => {
    // The development server's client posts the server's messages.
    if (data?.type !== 'webpackOk' || globalThis.__hot?.newest === renderedBuild) return;
    renderedBuild = globalThis.__hot?.newest;
    void refreshTitle();
  });
}

/** Fetches the page after a save, so that the server reports render errors, and updates the title. Reloads a page that had failed. */
async function refreshTitle(): Promise<void> {
  const { href } = location;
  const response = await fetch(href);
  if (!response.ok || location.href !== href) return;
  if (document.documentElement.dataset.hydrated === 'failed') return location.reload();
  const newDocument = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (readAddress(location.pathname).path === readAddress(new URL(href).pathname).path)
    document.title = newDocument.title;
}
