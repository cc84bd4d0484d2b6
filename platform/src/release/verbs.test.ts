import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createVisitors } from '../../test/createVisitors.ts';
import { releaseRemote } from '../../test/fakeReleases.ts';
import { findContent, readText } from '../../test/fakeSite.ts';
import { prepareStore, releaseVersions } from '../../test/prepareStore.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { requireEntry } from '../store/log/releaseLog.ts';
import { getContentKey } from '../store/protocol/content.ts';
import { findNewestEntry } from '../store/protocol/findNewestEntry.ts';
import { getEntryKey, getListingKey } from '../store/protocol/keys.ts';
import { abortCanary, startCanary } from './canary/canary.ts';
import { makeLive } from './change/makeLive.ts';
import { diffEntries } from './compare/diffEntries.ts';
import { hold } from './hold.ts';
import { promote, promoteTogether } from './promote.ts';
import { repairStore } from './repair/repairStore.ts';
import { rollback } from './rollback.ts';
import { readLog, verifyLog } from './verify/readLog.ts';

let store: ReleaseStore;
const up = (version: string, { force = false, name = 'news' } = {}) =>
  promote({ store, release: { name, version }, force });
const back = (name = 'news') => rollback({ store, name });
const releaseHome = (version: string, into = store) =>
  releaseRemote(into, 'home', { version, routes: ['/', '/terms'], page: `return "<h1>home ${version}</h1>"` });
const newest = () => findNewestEntry(store.read);
const live = async () => (await newest())?.composition.releases.news;
const refused = async () => (await newest())?.refused?.news;

/** Reads a page of the live site. */
async function page(file: string): Promise<string> {
  return (await readText(store, (await newest())?.site ?? '', file)) ?? '';
}

/** Makes 1.0.0 live; entry 3 is the first with all packages. */
const fresh = prepareStore(async (empty) => {
  await releaseHome('1.0.0', empty);
  await releaseVersions(empty, 'news', '1.0.0', '1.1.0', '1.2.0', '1.3.0');
  for (const name of ['home', 'news']) await promote({ store: empty, release: { name, version: '1.0.0' } });
});

beforeEach(async () => {
  store = await fresh();
});

it('a promotion renders only the pages of its release, in both languages', async () => {
  const { rendered, entry } = await up('1.1.0');
  expect([rendered, entry.verb]).toEqual([2, 'promote']);
  expect(await page('news.html')).toContain('1.1.0');
  expect(await page('index.html')).toContain('home 1.0.0');
});

describe('rollback', () => {
  it('it lifts the refusal of the restored release and refuses the one it replaces', async () => {
    const { entry } = await up('1.1.0');
    await back();
    expect([await live(), await refused()]).toEqual(['1.0.0', ['1.1.0']]);
    const restored = await rollback({ store, to: entry.number });
    expect([restored.entry.site, restored.rendered]).toEqual([entry.site, 0]);
    expect([await live(), await refused()]).toEqual(['1.1.0', ['1.0.0']]);
    await back();
    expect([await live(), await refused()]).toEqual(['1.0.0', ['1.1.0']]);
    await back();
    expect(await live()).toBe('1.1.0');
  });

  it('it keeps other packages’ promotions and renders no page again', async () => {
    await up('1.1.0');
    await releaseHome('2.0.0');
    await up('2.0.0', { name: 'home' });
    expect((await back()).rendered).toBe(0);
    expect(await page('news.html')).toContain('1.0.0');
    expect(await page('index.html')).toContain('home 2.0.0');
  });

  it('repeated rollbacks go back further, past refused releases', async () => {
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await up(version);
    const restored: (string | undefined)[] = [];
    for (let time = 0; time < 3; time += 1) restored.push((await back()).entry.composition.releases.news);
    expect(restored).toEqual(['1.2.0', '1.1.0', '1.0.0']);
  });

  it('it restores the previous release, also after a forced promotion', async () => {
    await up('1.1.0');
    await back();
    await expect(up('1.1.0')).rejects.toThrow(/news 1\.1\.0 was rolled back[\s\S]*--force/);
    await up('1.1.0', { force: true });
    expect([await live(), await refused()]).toEqual(['1.1.0', undefined]);
    await up('1.2.0');
    await back();
    expect(await live()).toBe('1.1.0');
  });

  it('a repeated rollback to the live version changes nothing', async () => {
    await up('1.1.0');
    const { entry } = await rollback({ store, name: 'news', version: '1.0.0' });
    const again = await rollback({ store, name: 'news', version: '1.0.0' });
    expect(again).toEqual({ entry, changed: false, rendered: 0, notes: [] });
    expect(await refused()).toEqual(['1.1.0']);
  });

  it('it fails for a package without a former release', async () => {
    await expect(back('home')).rejects.toThrow(/first that was live/);
    await expect(back('blog')).rejects.toThrow(/not live/);
  });

  it('it refuses an entry that was altered', async () => {
    await up('1.1.0');
    await up('1.2.0');
    const entry = await requireEntry(store, 4);
    const altered = { ...entry, composition: { ...entry.composition, site: { origin: 'https://evil.example' } } };
    await writeFile(join(store.place, getEntryKey(4)), JSON.stringify(altered));
    await expect(rollback({ store, to: 4 })).rejects.toThrow(/Entry 4 was changed after entry 5 was written/);
    expect(await live()).toBe('1.2.0');
  });
});

describe('a change that another writer makes meanwhile', () => {
  /** Wraps the store so that another change is made just before the next entry is written. */
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
  const promoting = (change: () => Promise<unknown>) =>
    promote({ store: overtaken(change), release: { name: 'news', version: '1.1.0' } });

  it('a promotion or rollback that was overtaken is refused', async () => {
    await expect(promoting(() => up('1.2.0'))).rejects.toThrow(/news has become 1\.2\.0 meanwhile/);
    expect(await live()).toBe('1.2.0');
    await expect(rollback({ store: overtaken(() => up('1.3.0')), to: 3 })).rejects.toThrow(/became live meanwhile/);
    expect(await live()).toBe('1.3.0');
    await expect(rollback({ store: overtaken(() => back()), name: 'news', version: '1.1.0' })).rejects.toThrow(
      /news is 1\.2\.0 by now and not 1\.3\.0/,
    );
  });

  it('files of a release whose promotion is refused stay private', async () => {
    await expect(promoting(() => hold({ store, name: 'news', held: true }))).rejects.toThrow(/is held/);
    const { ask } = createVisitors(store.read);
    expect((await ask('/r/news/1.1.0/entry.js')).status).toBe(404);
  });
});

describe('promoting several releases', () => {
  const together = (...releases: [name: string, version: string][]) =>
    promoteTogether({ store, releases: releases.map(([name, version]) => ({ name, version })) });

  it('they become live with one log entry', async () => {
    await releaseHome('1.1.0');
    const { entry } = await together(['home', '1.1.0'], ['news', '1.1.0']);
    expect([entry.number, entry.why]).toEqual([4, 'promote home 1.1.0, news 1.1.0']);
    expect(entry.composition.releases).toMatchObject({ home: '1.1.0', news: '1.1.0' });
  });

  it('none becomes live if one of them fails', async () => {
    await releaseRemote(store, 'broken', { routes: ['/broken'], page: 'throw new Error("torn")' });
    const before = await newest();
    await expect(together(['news', '1.1.0'], ['broken', '1.0.0'])).rejects.toThrow(
      /\/broken: torn[\s\S]*What was live is still live/,
    );
    expect(await newest()).toEqual(before);
  });
});

describe('a dry run', () => {
  const dry = (version: string) => promote({ store, release: { name: 'news', version }, dryRun: true });

  it('it returns the result of the promotion and writes nothing', async () => {
    const keys = async () => (await store.upkeep.inventory()).map(({ key }) => key);
    const before = await keys();
    const { entry, changed, rendered } = await dry('1.1.0');
    expect([entry.composition.releases.news, changed, rendered]).toEqual(['1.1.0', true, 2]);
    expect(await keys()).toEqual(before);
  });

  it('it refuses a change that a promotion would refuse', async () => {
    await expect(dry('9.0.0')).rejects.toThrow(/no release news 9\.0\.0[\s\S]*release publish/);
  });
});

describe('a live page that was altered in the store', () => {
  it('a rollback to it is refused until repair restores it', async () => {
    await up('1.1.0');
    const before = await findContent(store, (await requireEntry(store, 3)).site, 'news.html');
    const file = join(store.place, getContentKey(before));
    await writeFile(file, (await readFile(file, 'utf8')).replace('1.0.0', 'evil'));
    await expect(back()).rejects.toThrow(/holds altered bytes[\s\S]*release -- repair/);
    expect(await live()).toBe('1.1.0');
    await repairStore(store);
    await back();
    expect(await live()).toBe('1.0.0');
  });

  it('an altered live site can still be rolled back', async () => {
    const { entry } = await up('1.1.0');
    await writeFile(join(store.place, getListingKey(entry.site)), '{}');
    await back();
    expect(await live()).toBe('1.0.0');
  });
});

it('a held package refuses promotions until unhold', async () => {
  await hold({ store, name: 'news', held: true, why: 'an audit' });
  await expect(up('1.1.0')).rejects.toThrow(/news is held: 1\.0\.0 stays live/);
  await hold({ store, name: 'news', held: false });
  await up('1.1.0');
  expect((await readLog(store, 3)).entries.map(({ verb }) => verb)).toEqual(['promote', 'unhold', 'hold']);
});

it('holds, refusals and canary survive unrelated changes', async () => {
  const flags = async () => {
    const { holds, refused, canary } = (await newest()) ?? {};
    return { holds, refused, canary: canary?.name };
  };
  await up('1.1.0');
  await back();
  await releaseHome('1.1.0');
  await startCanary({ store, release: { name: 'news', version: '1.2.0' }, percent: 10 });
  await hold({ store, name: 'shell', held: true });
  const all = { holds: ['shell'], refused: { news: ['1.1.0'] }, canary: 'news' };
  expect(await flags()).toEqual(all);
  await up('1.1.0', { name: 'home' });
  expect(await flags()).toEqual(all);
  await back('home');
  const both = { home: ['1.1.0'], news: ['1.1.0'] };
  expect(await flags()).toEqual({ ...all, refused: both });
  await makeLive({ store, why: 'values', change: (now) => ({ releases: {}, ...now, site: { phone: '1' } }) });
  expect(await flags()).toEqual({ ...all, refused: both });
  await abortCanary({ store });
  await hold({ store, name: 'shell', held: false });
  expect(await flags()).toEqual({ holds: undefined, refused: both, canary: undefined });
});

describe('the log', () => {
  it('verification detects an entry that was changed later', async () => {
    await up('1.1.0');
    expect(await verifyLog(store)).toEqual({ entries: 4, faults: [] });
    const entry = await requireEntry(store, 2);
    await writeFile(join(store.place, getEntryKey(2)), JSON.stringify({ ...entry, who: 'somebody else' }));
    expect((await verifyLog(store)).faults).toEqual(['entry 2 was changed after entry 3 was written']);
  });

  it('two entries are compared by their releases', async () => {
    await up('1.1.0');
    const [from, to] = [await requireEntry(store, 3), await requireEntry(store, 4)];
    expect(diffEntries(from, to)).toEqual(['news: "1.0.0" → "1.1.0"']);
  });
});
