import { languages, type Page, type Remote, readAddress } from 'shared/contract';
import type { PageSource } from '../remotes/PageSource.ts';

declare global {
  var __REACT_REFRESH__: { getFamilyByType(type: unknown): unknown } | undefined;
}

/** Shows the saved words of a remote without a reload. Reloads if the route or the page's component was replaced. */
export async function showSavedRemote(source: PageSource, remote: Remote): Promise<void> {
  const { path, language } = readAddress(location.pathname);
  const savedPage = await source.page(path, language);
  if (savedPage.kind === 'page' && savedPage.owner === remote.name) {
    const route = remote.routes.find((each) => each.path === path);
    const Saved = route && (await remote.pages[route.page]?.());
    if (JSON.stringify(route) !== JSON.stringify(savedPage.route) || !isSameComponent(savedPage.Page, Saved))
      return location.reload();
  }
  for (const each of languages) {
    const instance = await source.messages(each);
    if (!instance.hasResourceBundle(each, remote.name)) continue;
    // Replaces all words, not only this page's: other pages will show theirs later, and deleted keys must disappear.
    const words = await remote.locales[each]();
    instance.removeResourceBundle(each, remote.name);
    instance.addResourceBundle(each, remote.name, words);
  }
}

/** Tells whether React Refresh treats the two components as versions of one component. */
const isSameComponent = (before: Page, after: Page | undefined): boolean => {
  if (before === after) return true;
  const family = globalThis.__REACT_REFRESH__?.getFamilyByType(before);
  return family !== undefined && family === globalThis.__REACT_REFRESH__?.getFamilyByType(after);
};
