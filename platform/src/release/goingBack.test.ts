import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyOf, releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { entryKey, listingKey, pageFile, promotedKey } from '../store/protocol/keys.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { readSite } from '../store/protocol/siteListing.ts';
import { requireEntry } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { startCanary } from './canary.ts';
import { hold } from './hold.ts';
import { promote, promoteTogether } from './promote.ts';
import { repairStore } from './repair/repairStore.ts';
import { rollback } from './rollback.ts';

let prepared: ReleaseStore;
let store: ReleaseStore;
const up = (version: string, force = false) => promote({ store, release: { name: 'news', version }, force });
const live = async () => (await newestEntry(store.read))?.composition.releases.news;
const refused = async () => (await newestEntry(store.read))?.refused?.news;

beforeAll(async () => {
  prepared = await storeWithShell();
  store = prepared;
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
    await releaseRemote(store, 'news', { version, routes: ['/news'], page: `return "<h1>${version}</h1>"` });
  await up('1.0.0');
});

beforeEach(async () => {
  store = await copyOf(prepared);
});

describe('going back', () => {
  it('lifts the refusal of what it restores, refuses what it leaves, and is never a dead end', async () => {
    await up('1.1.0');
    const entry = (await newestEntry(store.read))?.number;
    await rollback({ store, name: 'news' });
    expect([await live(), await refused()]).toEqual(['1.0.0', ['1.1.0']]);
    await rollback({ store, to: entry ?? 0 });
    expect([await live(), await refused()]).toEqual(['1.1.0', ['1.0.0']]);
    await rollback({ store, name: 'news' });
    expect([await live(), await refused()]).toEqual(['1.0.0', ['1.1.0']]);
    await rollback({ store, name: 'news' });
    expect(await live()).toBe('1.1.0');
  });

  it('said again goes back further, past what was rolled back', async () => {
    await up('1.1.0');
    await up('1.2.0');
    await up('1.3.0');
    const restored: (string | undefined)[] = [];
    for (let time = 0; time < 3; time += 1) {
      await rollback({ store, name: 'news' });
      restored.push(await live());
    }
    expect(restored).toEqual(['1.2.0', '1.1.0', '1.0.0']);
  });

  it('goes to what was live just before, also after a version was forced', async () => {
    await up('1.1.0');
    await rollback({ store, name: 'news' });
    await up('1.1.0', true);
    await up('1.2.0');
    await rollback({ store, name: 'news' });
    expect(await live()).toBe('1.1.0');
  });
});

describe('an entry that was altered', () => {
  it('is not gone back to', async () => {
    await up('1.1.0');
    await up('1.2.0');
    const entry = JSON.parse((await store.read(entryKey(3)))?.toString() ?? '');
    const altered = { ...entry, composition: { ...entry.composition, site: { origin: 'https://evil.example' } } };
    await writeFile(join(store.place, entryKey(3)), JSON.stringify(altered));
    await expect(rollback({ store, to: 3 })).rejects.toThrow(/Entry 3 was changed after entry 4 was written/);
    expect(await live()).toBe('1.2.0');
  });
});

describe('what another writer has made live meanwhile', () => {
  /** A store in which something becomes live just before the next entry is written. */
  const overtaken = (change: () => Promise<unknown>): ReleaseStore => {
    let pending = true;
    return {
      ...store,
      create: async (key, bytes) => {
        if (key.startsWith('log/') && pending) {
          pending = false;
          await change();
        }
        return store.create(key, bytes);
      },
    };
  };

  it('is not undone by an older promotion of the same package, nor by going back to an entry', async () => {
    await expect(
      promote({ store: overtaken(() => up('1.2.0')), release: { name: 'news', version: '1.1.0' } }),
    ).rejects.toThrow(/news has become 1\.2\.0 meanwhile/);
    expect(await live()).toBe('1.2.0');
    await expect(rollback({ store: overtaken(() => up('1.3.0')), to: 2 })).rejects.toThrow(/became live meanwhile/);
    expect(await live()).toBe('1.3.0');
  });

  it('does not make files public of a release that is refused then', async () => {
    const held = overtaken(() => hold({ store, name: 'news', held: true }));
    await expect(promote({ store: held, release: { name: 'news', version: '1.1.0' } })).rejects.toThrow(/is held/);
    expect(await store.read(promotedKey('news', '1.1.0'))).toBeUndefined();
    await hold({ store, name: 'news', held: false });
    await up('1.1.0');
    await rollback({ store, name: 'news' });
    expect(await store.read(promotedKey('news', '1.1.0'))).toBeDefined();
  });
});

describe('several releases at once', () => {
  beforeEach(async () => {
    await releaseRemote(store, 'home', { routes: ['/'] });
    await releaseRemote(store, 'broken', { routes: ['/broken'], page: 'throw new Error("torn")' });
  });

  it('become live in one entry', async () => {
    const before = (await newestEntry(store.read))?.number ?? 0;
    const { entry } = await promoteTogether({
      store,
      releases: [
        { name: 'home', version: '1.0.0' },
        { name: 'news', version: '1.1.0' },
      ],
    });
    expect([entry.number, entry.why]).toEqual([before + 1, 'promote home 1.0.0, news 1.1.0']);
    expect(entry.composition.releases).toMatchObject({ home: '1.0.0', news: '1.1.0' });
  });

  it('stay where they are, all of them, when one of them fails', async () => {
    const before = await newestEntry(store.read);
    const releases = [
      { name: 'home', version: '1.0.0' },
      { name: 'broken', version: '1.0.0' },
    ];
    await expect(promoteTogether({ store, releases })).rejects.toThrow(
      /\/broken: torn[\s\S]*What was live is still live/,
    );
    expect(await newestEntry(store.read)).toEqual(before);
  });
});

describe('a dry run', () => {
  it('says what would be live, and writes nothing', async () => {
    const keys = async () => (await store.upkeep.inventory()).map(({ key }) => key);
    const before = await keys();
    const { entry, changed, rendered } = await promote({
      store,
      release: { name: 'news', version: '1.1.0' },
      dryRun: true,
    });
    expect([entry.composition.releases.news, changed, rendered]).toEqual(['1.1.0', true, 2]);
    expect(await keys()).toEqual(before);
  });

  it('meets what stands against it', async () => {
    await expect(promote({ store, release: { name: 'news', version: '9.0.0' }, dryRun: true })).rejects.toThrow(
      /no release news 9\.0\.0/,
    );
  });
});

describe('a canary', () => {
  it('of a version that was rolled back is refused, and shown when it is forced', async () => {
    await up('1.1.0');
    await rollback({ store, name: 'news' });
    const start = (force: boolean) =>
      startCanary({ store, release: { name: 'news', version: '1.1.0' }, percent: 5, force });
    await expect(start(false)).rejects.toThrow(/news 1\.1\.0 was rolled back/);
    expect((await start(true)).entry.canary?.version).toBe('1.1.0');
  });

  it('is one at a time: another package’s is not ended by it without a word', async () => {
    await startCanary({ store, release: { name: 'news', version: '1.1.0' }, percent: 50 });
    await releaseRemote(store, 'blog', { routes: ['/blog'] });
    await expect(startCanary({ store, release: { name: 'blog', version: '1.0.0' }, percent: 5 })).rejects.toThrow(
      /A canary of news 1\.1\.0 runs[\s\S]*release abort/,
    );
  });

  it('that does not go with what becomes live ends, says why, and holds up nobody', async () => {
    await releaseRemote(store, 'news', { version: '2.0.0', routes: ['/news', '/blog'] });
    await releaseRemote(store, 'blog', { routes: ['/blog'] });
    await startCanary({ store, release: { name: 'news', version: '2.0.0' }, percent: 50 });
    const { entry, notes } = await promote({ store, release: { name: 'blog', version: '1.0.0' } });
    expect([entry.canary, entry.composition.releases.blog]).toEqual([undefined, '1.0.0']);
    expect(notes).toEqual([
      expect.stringMatching(/^the canary of news 2\.0\.0 does not go with it and has ended: Two remotes claim \/blog/),
    ]);
    expect(entry.why).toContain('the canary of news 2.0.0');
  });
});

describe('a page that was altered in the store since it was live', () => {
  it('does not become live again by a rollback, and the rollback says what mends it', async () => {
    await up('1.1.0');
    const before = (await readSite(store.read, (await requireEntry(store, 2)).site)).pages['news.html'] ?? '';
    const page = join(store.place, pageFile(before));
    await writeFile(page, (await readFile(page, 'utf8')).replace('1.0.0', 'evil'));
    await expect(rollback({ store, name: 'news' })).rejects.toThrow(/holds other bytes[\s\S]*release -- repair/);
    expect(await live()).toBe('1.1.0');
    await repairStore(store);
    await rollback({ store, name: 'news' });
    expect(await live()).toBe('1.0.0');
  });

  it('does not keep what is live from being left, though it is the page that is altered', async () => {
    const { entry } = await up('1.1.0');
    await writeFile(join(store.place, listingKey(entry.site)), '{}');
    await rollback({ store, name: 'news' });
    expect(await live()).toBe('1.0.0');
  });
});
