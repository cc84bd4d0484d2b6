import { writeFile } from 'node:fs/promises';
import { StoreError } from 'shared/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { copyOf, releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { keyOfReleased, placeOfReleased } from '../../test/writeReleased.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { abortCanary, startCanary } from './canary.ts';
import { hold } from './hold.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';

let prepared: ReleaseStore;
let store: ReleaseStore;
const next = { name: 'news', version: '1.1.0' };
const running = async () => (await newestEntry(store.read))?.canary;
const start = (percent: number, drops?: readonly string[]) =>
  startCanary({ store, release: next, percent, ...(drops && { drops }) });

beforeAll(async () => {
  prepared = await storeWithShell();
  await promote({ store: prepared, release: { name: 'shell', version: '1.0.0' } });
  await releaseRemote(prepared, 'news', { routes: ['/news', '/archive'] });
  await releaseRemote(prepared, 'news', { version: '1.1.0', routes: ['/news'] });
  for (const version of ['1.0.0', '1.1.0'])
    await releaseRemote(prepared, 'blog', { version, routes: ['/blog'], page: `return "<h1>${version}</h1>"` });
  await promote({ store: prepared, release: { name: 'news', version: '1.0.0' } });
  await promote({ store: prepared, release: { name: 'blog', version: '1.0.0' } });
  store = prepared;
  await start(5, ['/archive']);
});

beforeEach(async () => {
  store = await copyOf(prepared);
});

it('is held with its package: its share does not grow', async () => {
  await hold({ store, name: 'news', held: true });
  await expect(start(99)).rejects.toThrow(/news is held/);
  expect((await running())?.percent).toBe(5);
});

it('does not grow with bytes that were altered, and ends when what is live changes beside it', async () => {
  await writeFile(await placeOfReleased(store, 'news', '1.1.0', 'browser/entry.js'), 'evil');
  await expect(start(50)).rejects.toThrow(/entry\.[0-9a-f]{16}\.js holds other bytes/);
  const { notes } = await promote({ store, release: { name: 'blog', version: '1.1.0' } });
  expect([await running(), notes.join()]).toEqual([
    undefined,
    expect.stringMatching(/entry\.[0-9a-f]{16}\.js holds other bytes/),
  ]);
});

it('that was begun without a page outlives what other teams make live', async () => {
  await promote({ store, release: { name: 'blog', version: '1.1.0' } });
  expect(await running()).toMatchObject({ version: '1.1.0', percent: 5 });
  await rollback({ store, name: 'blog' });
  expect(await running()).toMatchObject({ version: '1.1.0', percent: 5 });
});

it('does not end because the store is away: the change fails, and is made again', async () => {
  let away = 1;
  const build = await keyOfReleased(store, 'news', '1.1.0', 'node/main.cjs');
  const broken: ReleaseStore = {
    ...store,
    read: (key) => {
      if (key !== build || away === 0) return store.read(key);
      away -= 1;
      throw new StoreError({ fact: 'The store could not be reached.' });
    },
  };
  await expect(promote({ store: broken, release: { name: 'blog', version: '1.1.0' } })).rejects.toThrow(/reached/);
  await promote({ store: broken, release: { name: 'blog', version: '1.1.0' } });
  expect((await running())?.version).toBe('1.1.0');
});

it('ends when what is live of its package is wanted for everybody', async () => {
  await promote({ store, release: { name: 'news', version: '1.0.0' } });
  expect(await running()).toBeUndefined();
  store = await copyOf(prepared);
  await rollback({ store, name: 'news', version: '1.0.0' });
  expect(await running()).toBeUndefined();
});

it('is not ended for another that began meanwhile', async () => {
  const overtaken: ReleaseStore = {
    ...store,
    create: async (key, bytes) => {
      if (key.startsWith('log/') && (await running())?.name === 'news') {
        await abortCanary({ store });
        await startCanary({ store, release: { name: 'blog', version: '1.1.0' }, percent: 5 });
      }
      return store.create(key, bytes);
    },
  };
  await expect(abortCanary({ store: overtaken })).rejects.toThrow(/canary of news 1\.1\.0 has ended meanwhile/);
  expect((await running())?.name).toBe('blog');
});
