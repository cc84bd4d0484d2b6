import { expect, it } from 'vitest';
import { prepareStore, releaseVersions } from '../../test/prepareStore.ts';
import { abortCanary, startCanary } from './canary/canary.ts';
import { collect } from './collect.ts';
import { hold } from './hold.ts';
import { makePreview } from './preview/makePreview.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';
import { verifyStore } from './verify/verifyStore.ts';

/** Prepares a store into which every command has written. */
const storeOfAll = prepareStore(async (store) => {
  await releaseVersions(store, 'news', '1.0.0', '1.1.0', '1.2.0');
  for (const version of ['1.0.0', '1.1.0']) await promote({ store, release: { name: 'news', version } });
  await makePreview(store, { name: 'news', version: '1.2.0' });
  await startCanary({ store, release: { name: 'news', version: '1.2.0' }, percent: 10 });
  await hold({ store, name: 'shell', held: true });
  await abortCanary({ store });
  await rollback({ store, name: 'news' });
});

it('a store to which every verb has written passes verification', async () => {
  expect((await verifyStore(await storeOfAll())).findings).toEqual([]);
});

it('a store that the collector has cleaned passes verification', async () => {
  const store = await storeOfAll();
  await collect(store, { dryRun: false, now: Date.now() + 60 * 86_400_000 });
  expect((await verifyStore(store, { now: Date.now() + 60 * 86_400_000 })).findings).toEqual([]);
});
