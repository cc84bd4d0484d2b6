import { type Remote, readAddress } from 'shared/contract';
import type { PageSource } from '../remotes/PageSource.ts';
import { showSavedRemote } from './showSavedRemote.browser.ts';

declare global {
  /** A remote calls it in development after its words were saved, because changed words alone render no component again. */
  var __remoteSaved: ((remote: Remote) => void) | undefined;
  /** Hash of the newest build that the development server has announced. */
  var __hot: { readonly newest?: string } | undefined;
}

/** Shows saved words without a reload, and updates the title. Only in development. */
export function enableDevelopment(source: PageSource): void {
  globalThis.__remoteSaved = (remote) => void showSavedRemote(source, remote);
  // Build from which the server rendered this document. The announced build may be newer, if a save came in between.
  let renderedBuild = document.querySelector<HTMLMetaElement>('meta[name="development-builds"]')?.content;
  addEventListener('message', ({ data }) => {
    // Reacts only to the end of a new build, which the development server's client script announces.
    if (data?.type !== 'webpackOk' || globalThis.__hot?.newest === renderedBuild) return;
    renderedBuild = globalThis.__hot?.newest;
    void refreshTitle();
  });
}

/** Fetches the page after a save, which also makes the server report render errors. Updates the title. Reloads a page that had failed. */
async function refreshTitle(): Promise<void> {
  const { href } = location;
  const response = await fetch(href);
  if (!response.ok || location.href !== href) return;
  if (document.documentElement.dataset.hydrated === 'failed') return location.reload();
  const newDocument = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (readAddress(location.pathname).path === readAddress(new URL(href).pathname).path)
    document.title = newDocument.title;
}
