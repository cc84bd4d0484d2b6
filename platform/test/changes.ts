import { startCanary } from '../src/release/canary/canary.ts';
import { collect } from '../src/release/collect.ts';
import { hold } from '../src/release/hold.ts';
import { makePreview } from '../src/release/preview/makePreview.ts';
import { promote } from '../src/release/promote.ts';
import { publishRelease } from '../src/release/publish/publishRelease.ts';
import { rollback } from '../src/release/rollback.ts';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { releaseRemote, storeWithShell } from './fakeReleases.ts';

const next = { name: 'news', version: '1.1.0' };

/** Every verb that changes a store, for the suites with faults. `news` goes from 1.0.0 to 1.1.0 or back. */
export const storeChanges = {
  publish: (store: ReleaseStore, root: string) => publishRelease({ root, folder: 'mfe-news', store }),
  promote: (store: ReleaseStore) => promote({ store, release: next }),
  rollback: (store: ReleaseStore) => rollback({ store, name: 'news', version: '1.0.0' }),
  preview: (store: ReleaseStore) => makePreview(store, next),
  canary: (store: ReleaseStore) => startCanary({ store, release: next, percent: 10 }),
  hold: (store: ReleaseStore) => hold({ store, name: 'news', held: true }),
  /** Collects as if sixty days had passed. */
  gc: (store: ReleaseStore) => collect(store, { dryRun: false, now: Date.now() + 60 * 86_400_000 }),
} as const;

export type StoreChangeName = keyof typeof storeChanges;

/** Creates the store that a change starts with: `news` 1.0.0 is live, 1.1.0 is released. For a rollback and for `gc`, 1.1.0 is live. */
export async function prepareStoreBefore(change: StoreChangeName, given?: ReleaseStore): Promise<ReleaseStore> {
  const store = await storeWithShell(given);
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  for (const [version, text] of [
    ['1.0.0', 'old'],
    ['1.1.0', 'new'],
  ] as const)
    await releaseRemote(store, 'news', { version, routes: ['/news'], page: `return "<h1>${text}</h1>"` });
  await promote({ store, release: { name: 'news', version: '1.0.0' } });
  if (change === 'rollback' || change === 'gc') await promote({ store, release: next });
  return store;
}
