import { languages, type Page, type Remote, readAddress } from 'shared/contract';
import type { PageSource } from '../remotes/PageSource.ts';

declare global {
  var __REACT_REFRESH__: { getFamilyByType(type: unknown): unknown } | undefined;
}

/** Shows what was saved of a remote: its words take the place of those that are shown. What cannot be exchanged in place reloads the page. */
export async function showSavedRemote(source: PageSource, remote: Remote): Promise<void> {
  const { path, language } = readAddress(location.pathname);
  const shown = await source.page(path, language);
  if (shown.kind === 'page' && shown.owner === remote.name) {
    const route = remote.routes.find((each) => each.path === path);
    const Saved = route && (await remote.pages[route.page]?.());
    if (JSON.stringify(route) !== JSON.stringify(shown.route) || !isSameComponent(shown.Page, Saved))
      return location.reload();
  }
  for (const each of languages) {
    const instance = await source.messages(each);
    if (!instance.hasResourceBundle(each, remote.name)) continue;
    // All there is: pages that were shown before are shown again without asking. What was deleted must be missed.
    const words = await remote.locales[each]();
    instance.removeResourceBundle(each, remote.name);
    instance.addResourceBundle(each, remote.name, words);
  }
}

/** Compares two components: true if the second is the first after a save of its own. */
const isSameComponent = (before: Page, after: Page | undefined): boolean => {
  if (before === after) return true;
  const family = globalThis.__REACT_REFRESH__?.getFamilyByType(before);
  return family !== undefined && family === globalThis.__REACT_REFRESH__?.getFamilyByType(after);
};
