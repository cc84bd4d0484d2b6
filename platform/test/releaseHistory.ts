import { promote } from '../src/release/promote.ts';
import { rollback } from '../src/release/rollback.ts';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { findNewestEntry } from '../src/store/protocol/findNewestEntry.ts';
import { releaseRemote } from './fakeReleases.ts';
import { readText } from './fakeSite.ts';
import { prepareStore, releaseVersions } from './prepareStore.ts';

const releaseHome = (store: ReleaseStore, version: string) =>
  releaseRemote(store, 'home', { version, routes: ['/', '/terms'], page: `return "<h1>home ${version}</h1>"` });

/**
 * Returns a function that opens a new copy of one store: `home` and `news` 1.0.0 are live since entry 3, and `news` is published up to
 * 1.3.0. The copy comes with functions that change it and read what is live.
 */
export function prepareReleaseHistory() {
  const copyStore = prepareStore(async (empty) => {
    await releaseHome(empty, '1.0.0');
    await releaseVersions(empty, 'news', '1.0.0', '1.1.0', '1.2.0', '1.3.0');
    for (const name of ['home', 'news']) await promote({ store: empty, release: { name, version: '1.0.0' } });
  });
  return async () => {
    const store = await copyStore();
    const newest = () => findNewestEntry(store.read);
    return {
      store,
      newest,
      up: (version: string, { force = false, name = 'news' } = {}) =>
        promote({ store, release: { name, version }, force }),
      back: (name = 'news') => rollback({ store, name }),
      releaseHome: (version: string) => releaseHome(store, version),
      live: async () => (await newest())?.composition.releases.news,
      refused: async () => (await newest())?.refused?.news,
      page: async (file: string) => (await readText(store, (await newest())?.site ?? '', file)) ?? '',
    };
  };
}
