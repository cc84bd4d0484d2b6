import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shareVersions } from '../build.ts';
import { visitorResponder } from '../serve/respond/visitorResponder.ts';
import { packForOld } from '../store/packing.ts';
import { keyOfFile } from '../store/protocol/fileKeys.ts';
import { missingFor } from '../store/protocol/readKey.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { verifyRelease } from '../store/verifyRelease.ts';
import { copyOf, releaseRemote, storeWithShell } from '../testing/fakeReleases.ts';
import { fakeWorkspace } from '../testing/fakeWorkspace.ts';
import { faultsOfStore } from '../testing/faultsOfStore.ts';
import { smallStore, smallStoreKeys } from '../testing/smallStore.ts';
import { layOutAsBefore } from '../testing/writeReleased.ts';
import { collect } from './collect.ts';
import { moveReleases } from './moveReleases.ts';
import { makePreview } from './preview.ts';
import { promote } from './promote.ts';
import { publishRelease } from './publishRelease.ts';
import { rollback } from './rollback.ts';
import { verifyStore } from './verifyStore.ts';

let prepared: ReleaseStore;
let store: ReleaseStore;
const up = (version: string) => promote({ store, release: { name: 'news', version } });
/** In milliseconds; servers remember what was missing by it. */
let clock = 0;
const settle = async () => {
  clock += 2 * missingFor;
};
const later = Date.now() + 60 * 86_400_000;

const common = { 'assets/river.1a2b3c4d.svg': '<svg/>' };
const own = (version: string) => `js/own.${version.replaceAll('.', '').padEnd(8, '0')}.js`;

/** `news` in four versions, the second live, the first live before; all below their versions. */
beforeAll(async () => {
  prepared = await storeWithShell(undefined, shareVersions());
  store = prepared;
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
    await releaseRemote(store, 'news', {
      version,
      routes: ['/news'],
      page: `return "<h1>${version}</h1>"`,
      browser: { ...common, [own(version)]: `export const own = '${version}';` },
    });
  await up('1.0.0');
  await up('1.1.0');
  await layOutAsBefore(prepared);
});

beforeEach(async () => {
  store = await copyOf(prepared);
});

const keysBelow = async (prefix: string): Promise<string[]> =>
  (await store.upkeep.inventory()).flatMap(({ key }) => (key.startsWith(prefix) ? [key] : []));

/** A host with caches of its own, as long as a test. */
const visiting = (of: ReleaseStore = store) => {
  const { respond } = visitorResponder({
    gzip: packForOld,
    read: of.read,
    pollInterval: 0,
    cacheBytes: 1,
    now: () => clock,
    report: () => {},
  });
  return async (target: string) =>
    (await respond({ method: 'GET', target, secure: false, header: () => undefined })).status;
};

/** The addresses that pages of a version may name. */
const addressesOf = (version: string) => [
  '/news',
  `/r/news/${own(version)}`,
  '/r/news/assets/river.1a2b3c4d.svg',
  ...[own(version), 'assets/river.1a2b3c4d.svg', 'entry.js'].map((file) => `/r/news/${version}/${file}`),
];

describe('a store whose releases lie below their versions', () => {
  it('is whole, and served at both addresses', async () => {
    expect(await faultsOfStore(store)).toEqual([]);
    expect(await keysBelow('news/browser')).toEqual([]);
    const ask = visiting();
    for (const address of addressesOf('1.1.0')) expect([address, await ask(address)]).toEqual([address, 200]);
    expect(await ask(`/r/news/${own('1.3.0')}`)).toBe(404);
  });

  it('is promoted and rolled back in, shown in previews, and published into', async () => {
    await up('1.2.0');
    await rollback({ store, name: 'news' });
    await rollback({ store, name: 'news', version: '1.0.0' });
    await makePreview(store, { name: 'news', version: '1.3.0' });
    const root = await fakeWorkspace('news');
    const { version } = await publishRelease({ root, folder: 'mfe-news', store });
    expect(await verifyRelease(store, 'news', version)).toBeDefined();
    await up(version);
    expect(await faultsOfStore(store)).toEqual([]);
    const ask = visiting();
    // What was shown stays answered, at the address that its pages name.
    for (const each of ['1.0.0', '1.1.0', '1.2.0']) expect(await ask(`/r/news/${each}/${own(each)}`)).toBe(200);
    expect(await ask(`/r/news/${own('1.2.0')}`)).toBe(200);
    expect(await ask(`/r/news/${own('1.3.0')}`)).toBe(404);
  });

  it('is collected: what nobody can ask for goes, what a rollback restores stays', async () => {
    await up('1.2.0');
    const { keys } = await collect(store, { dryRun: false, now: later });
    expect(keys).toEqual(expect.arrayContaining(['news/1.0.0/', 'news/1.3.0/']));
    await rollback({ store, name: 'news' });
    expect(await faultsOfStore(store, later)).toEqual([]);
    expect(await visiting()(`/r/news/${own('1.1.0')}`)).toBe(200);
  });

  it('holds a release to its own bytes where another has the same name for others', async () => {
    const other = 'export const own = "somebody else’s";';
    await store.create(`news/browser/${own('1.1.0')}`, other);
    expect(await verifyRelease(store, 'news', '1.1.0')).toBeDefined();
    expect(await visiting()(`/r/news/${own('1.1.0')}`)).toBe(200);
    const { left } = await moveReleases(store, { settle });
    expect(left).toEqual([
      {
        key: `news/1.1.0/browser/${own('1.1.0')}`,
        fault: `is not what lies at news/browser/${own('1.1.0')}, and is read here as before`,
      },
    ]);
    expect(await verifyRelease(store, 'news', '1.1.0')).toBeDefined();
  });
});

describe('moving its files', () => {
  it('lays each where files lie today, equal ones once, and nothing is lost', async () => {
    const { releases, files, left } = await moveReleases(store, { settle });
    expect(releases).toEqual(['news@1.0.0', 'news@1.1.0', 'news@1.2.0', 'news@1.3.0', 'shell@1.0.0']);
    expect([files, left]).toEqual([26, []]);
    expect(await keysBelow('news/1.1.0/')).toEqual(['news/1.1.0/release.json']);
    expect(await keysBelow('news/browser/assets/')).toEqual(['news/browser/assets/river.1a2b3c4d.svg']);
    expect(await faultsOfStore(store)).toEqual([]);
    const ask = visiting();
    for (const address of addressesOf('1.1.0')) expect([address, await ask(address)]).toEqual([address, 200]);
    expect(await moveReleases(store, { settle })).toEqual({ releases: [], files: 0, left: [] });
    await up('1.2.0');
    await rollback({ store, name: 'news', version: '1.0.0' });
  });

  it('only says what it would do, if that is wanted', async () => {
    const before = await store.upkeep.inventory();
    expect((await moveReleases(store, { dryRun: true, settle })).files).toBe(26);
    expect(await store.upkeep.inventory()).toEqual(before);
  });

  it('is seen by no visitor, at whichever step', async () => {
    // Servers that have asked before, and some that come in the middle.
    const old = visiting();
    const seen: [string, number][] = [];
    const askAll = async () => {
      for (const ask of [old, visiting()])
        for (const address of addressesOf('1.1.0')) seen.push([address, await ask(address)]);
    };
    await askAll();
    const watched: ReleaseStore = {
      ...store,
      create: async (key, bytes) => {
        const created = await store.create(key, bytes);
        await askAll();
        return created;
      },
      upkeep: {
        ...store.upkeep,
        async remove(keys) {
          for (const key of keys) {
            await store.upkeep.remove([key]);
            await askAll();
          }
        },
      },
    };
    await moveReleases(watched, { settle });
    expect(seen.length).toBeGreaterThan(500);
    expect(seen.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('does no harm where it is stopped, at whichever step, and goes on when it is run again', async () => {
    for (let steps = 0; ; steps += 3) {
      let left = steps;
      const step = <Result>(act: () => Promise<Result>): Promise<Result> => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('stopped')) : act();
      };
      const stopping: ReleaseStore = {
        ...store,
        create: (key, bytes) => step(() => store.create(key, bytes)),
        upkeep: {
          ...store.upkeep,
          async remove(keys) {
            for (const key of keys) await step(() => store.upkeep.remove([key]));
          },
        },
      };
      const ended = await moveReleases(stopping, { settle }).catch((error: Error) => error);
      expect(await faultsOfStore(store), `after ${steps} steps`).toEqual([]);
      if (!(ended instanceof Error)) break;
      expect(ended.message).toBe('stopped');
    }
    expect(await keysBelow('news/1.1.0/')).toEqual(['news/1.1.0/release.json']);
  });

  it('leaves what was altered where it is, and says so', async () => {
    const key = 'news/1.1.0/browser/entry.js';
    await store.upkeep.remove([key]);
    await store.create(key, 'evil');
    const { left } = await moveReleases(store, { settle });
    expect(left).toEqual([{ key, fault: 'is not what was released; "release verify" says what to do' }]);
    expect((await store.read(key))?.toString()).toBe('evil');
    const release = { name: 'news', version: '1.1.0', files: { 'browser/entry.js': 'sha384-' } };
    expect(await store.read(keyOfFile(release, 'browser/entry.js'))).toBeUndefined();
  });

  it('breaks no signature', async () => {
    store = await smallStore();
    await layOutAsBefore(store);
    expect((await moveReleases(store, { settle })).files).toBeGreaterThan(5);
    expect((await verifyStore(store, { trusted: smallStoreKeys })).findings).toEqual([]);
  });
});
