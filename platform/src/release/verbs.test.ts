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

/** A page of what is live. */
async function page(file: string): Promise<string> {
  return (await readText(store, (await newest())?.site ?? '', file)) ?? '';
}

/** Entry 3 is the first with all of it. */
const fresh = prepareStore(async (empty) => {
  await releaseHome('1.0.0', empty);
  await releaseVersions(empty, 'news', '1.0.0', '1.1.0', '1.2.0', '1.3.0');
  for (const name of ['home', 'news']) await promote({ store: empty, release: { name, version: '1.0.0' } });
});

beforeEach(async () => {
  store = await fresh();
});

it('a promotion renders only the pages of the release, in both languages', async () => {
  const { rendered, entry } = await up('1.1.0');
  expect([rendered, entry.verb]).toEqual([2, 'promote']);
  expect(await page('news.html')).toContain('1.1.0');
  expect(await page('index.html')).toContain('home 1.0.0');
});

describe('going back', () => {
  it('lifts the refusal of what it restores, refuses what it leaves, and is never a dead end', async () => {
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

  it('keeps what others have promoted meanwhile, renders nothing that was rendered before, and takes the whole page back', async () => {
    await up('1.1.0');
    await releaseHome('2.0.0');
    await up('2.0.0', { name: 'home' });
    expect((await back()).rendered).toBe(0);
    expect(await page('news.html')).toContain('1.0.0');
    expect(await page('index.html')).toContain('home 2.0.0');
  });

  it('said again goes back further, past what was rolled back', async () => {
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await up(version);
    const restored: (string | undefined)[] = [];
    for (let time = 0; time < 3; time += 1) restored.push((await back()).entry.composition.releases.news);
    expect(restored).toEqual(['1.2.0', '1.1.0', '1.0.0']);
  });

  it('goes to what was live just before, also after a version was forced', async () => {
    await up('1.1.0');
    await back();
    await expect(up('1.1.0')).rejects.toThrow(/news 1\.1\.0 was rolled back[\s\S]*--force/);
    await up('1.1.0', { force: true });
    expect([await live(), await refused()]).toEqual(['1.1.0', undefined]);
    await up('1.2.0');
    await back();
    expect(await live()).toBe('1.1.0');
  });

  it('does nothing where the named version is live already: a job that runs again refuses nothing', async () => {
    await up('1.1.0');
    const { entry } = await rollback({ store, name: 'news', version: '1.0.0' });
    const again = await rollback({ store, name: 'news', version: '1.0.0' });
    expect(again).toEqual({ entry, changed: false, rendered: 0, notes: [] });
    expect(await refused()).toEqual(['1.1.0']);
  });

  it('says that there is nothing to go back to', async () => {
    await expect(back('home')).rejects.toThrow(/first that was live/);
    await expect(back('blog')).rejects.toThrow(/not live/);
  });

  it('does not go to an entry that was altered', async () => {
    await up('1.1.0');
    await up('1.2.0');
    const entry = await requireEntry(store, 4);
    const altered = { ...entry, composition: { ...entry.composition, site: { origin: 'https://evil.example' } } };
    await writeFile(join(store.place, getEntryKey(4)), JSON.stringify(altered));
    await expect(rollback({ store, to: 4 })).rejects.toThrow(/Entry 4 was changed after entry 5 was written/);
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
  const promoting = (change: () => Promise<unknown>) =>
    promote({ store: overtaken(change), release: { name: 'news', version: '1.1.0' } });

  it('is not undone by an older promotion of the same package, nor by going back, to an entry or to a version', async () => {
    await expect(promoting(() => up('1.2.0'))).rejects.toThrow(/news has become 1\.2\.0 meanwhile/);
    expect(await live()).toBe('1.2.0');
    await expect(rollback({ store: overtaken(() => up('1.3.0')), to: 3 })).rejects.toThrow(/became live meanwhile/);
    expect(await live()).toBe('1.3.0');
    await expect(rollback({ store: overtaken(() => back()), name: 'news', version: '1.1.0' })).rejects.toThrow(
      /news is 1\.2\.0 by now and not 1\.3\.0/,
    );
  });

  it('does not make files public of a release that is refused then', async () => {
    await expect(promoting(() => hold({ store, name: 'news', held: true }))).rejects.toThrow(/is held/);
    const { ask } = createVisitors(store.read);
    expect((await ask('/r/news/1.1.0/entry.js')).status).toBe(404);
  });
});

describe('several releases at once', () => {
  const together = (...releases: [name: string, version: string][]) =>
    promoteTogether({ store, releases: releases.map(([name, version]) => ({ name, version })) });

  it('become live in one entry', async () => {
    await releaseHome('1.1.0');
    const { entry } = await together(['home', '1.1.0'], ['news', '1.1.0']);
    expect([entry.number, entry.why]).toEqual([4, 'promote home 1.1.0, news 1.1.0']);
    expect(entry.composition.releases).toMatchObject({ home: '1.1.0', news: '1.1.0' });
  });

  it('stay where they are, all of them, when one of them fails', async () => {
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

  it('says what would be live, and writes nothing', async () => {
    const keys = async () => (await store.upkeep.inventory()).map(({ key }) => key);
    const before = await keys();
    const { entry, changed, rendered } = await dry('1.1.0');
    expect([entry.composition.releases.news, changed, rendered]).toEqual(['1.1.0', true, 2]);
    expect(await keys()).toEqual(before);
  });

  it('meets what stands against it', async () => {
    await expect(dry('9.0.0')).rejects.toThrow(/no release news 9\.0\.0[\s\S]*release publish/);
  });
});

describe('a page that was altered in the store since it was live', () => {
  it('does not become live again by a rollback, and the rollback says what mends it', async () => {
    await up('1.1.0');
    const before = await findContent(store, (await requireEntry(store, 3)).site, 'news.html');
    const file = join(store.place, getContentKey(before));
    await writeFile(file, (await readFile(file, 'utf8')).replace('1.0.0', 'evil'));
    await expect(back()).rejects.toThrow(/holds other bytes[\s\S]*release -- repair/);
    expect(await live()).toBe('1.1.0');
    await repairStore(store);
    await back();
    expect(await live()).toBe('1.0.0');
  });

  it('does not keep what is live from being left, though it is the page that is altered', async () => {
    const { entry } = await up('1.1.0');
    await writeFile(join(store.place, getListingKey(entry.site)), '{}');
    await back();
    expect(await live()).toBe('1.0.0');
  });
});

it('a hold keeps a package as it is until it is let go', async () => {
  await hold({ store, name: 'news', held: true, why: 'an audit' });
  await expect(up('1.1.0')).rejects.toThrow(/news is held: 1\.0\.0 stays live/);
  await hold({ store, name: 'news', held: false });
  await up('1.1.0');
  expect((await readLog(store, 3)).entries.map(({ verb }) => verb)).toEqual(['promote', 'unhold', 'hold']);
});

it('holds, refusals and a canary outlive every change that does not concern them', async () => {
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
  it('is a chain: an entry that is changed afterwards is found', async () => {
    await up('1.1.0');
    expect(await verifyLog(store)).toEqual({ entries: 4, faults: [] });
    const entry = await requireEntry(store, 2);
    await writeFile(join(store.place, getEntryKey(2)), JSON.stringify({ ...entry, who: 'somebody else' }));
    expect((await verifyLog(store)).faults).toEqual(['entry 2 was changed after entry 3 was written']);
  });

  it('tells two entries apart', async () => {
    await up('1.1.0');
    const [from, to] = [await requireEntry(store, 3), await requireEntry(store, 4)];
    expect(diffEntries(from, to)).toEqual(['news: "1.0.0" → "1.1.0"']);
  });
});
