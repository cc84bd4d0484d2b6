import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyOf, releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { seesCanary } from '../serve/respond/chooseSite.ts';
import { readPreview } from '../store/preview.ts';
import { entryKey, pageFile } from '../store/protocol/keys.ts';
import { newestEntry } from '../store/protocol/newestEntry.ts';
import { readSite } from '../store/protocol/siteListing.ts';
import { requireEntry } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { abortCanary, startCanary } from './canary.ts';
import { collect } from './collect.ts';
import { diffEntries } from './diff.ts';
import { hold } from './hold.ts';
import { makeLive } from './makeLive.ts';
import { makePreview } from './preview.ts';
import { promote } from './promote.ts';
import { readLog, verifyLog } from './readLog.ts';
import { rollback } from './rollback.ts';

let store: ReleaseStore;

const up = (name: string, version: string, force = false) => promote({ store, release: { name, version }, force });

/** A page of what is live. */
async function page(file: string): Promise<string> {
  const site = (await newestEntry(store.read))?.site ?? '';
  const { pages } = await readSite(store.read, site);
  return (await store.read(pageFile(pages[file] ?? '')))?.toString() ?? '';
}

let prepared: ReleaseStore;

// Composed once: each test has a copy of its own.
beforeAll(async () => {
  prepared = await storeWithShell();
  store = prepared;
  await up('shell', '1.0.0');
  await releaseRemote(store, 'home', { routes: ['/', '/terms'], page: 'return "<h1>home 1</h1>"' });
  await releaseRemote(store, 'news', { routes: ['/news'], page: 'return "<h1>news 1</h1>"' });
  await releaseRemote(store, 'news', { version: '1.1.0', routes: ['/news'], page: 'return "<h1>news 2</h1>"' });
  await up('home', '1.0.0');
  await up('news', '1.0.0');
});

beforeEach(async () => {
  store = await copyOf(prepared);
});

describe('promote', () => {
  it('renders only the pages of the release, in both languages', async () => {
    const { rendered, entry } = await up('news', '1.1.0');
    expect(rendered).toBe(2);
    expect(entry.verb).toBe('promote');
    expect(await page('news.html')).toContain('news 2');
    expect(await page('index.html')).toContain('home 1');
  });

  it('refuses a release that is not there, and what was live stays', async () => {
    const before = await newestEntry(store.read);
    await expect(up('news', '9.9.9')).rejects.toThrow(/no release news 9\.9\.9[\s\S]*release publish/);
    expect(await newestEntry(store.read)).toEqual(before);
  });

  it('renders exactly the pages of the release also beside forty other remotes; the scale of the stores has a hundred', async () => {
    for (let index = 0; index < 40; index += 1) {
      await releaseRemote(store, `remote-${index}`, { routes: [`/remote-${index}`] });
    }
    const names = Array.from({ length: 40 }, (_, index) => `remote-${index}`);
    const whole = await makeLive({
      store,
      why: 'all',
      change: (live) => ({
        releases: { ...live?.releases, ...Object.fromEntries(names.map((name) => [name, '1.0.0'])) },
        site: {},
      }),
    });
    // 3 paths of home and news, 40 others, the not-found page: twice.
    expect(whole.rendered).toBe(88);
    expect((await up('news', '1.1.0')).rendered).toBe(2);
  });
});

describe('rollback', () => {
  it('goes back to the release before, renders nothing, and takes the whole page back', async () => {
    await up('news', '1.1.0');
    const { rendered } = await rollback({ store, name: 'news' });
    expect(rendered).toBe(0);
    expect(await page('news.html')).toContain('news 1');
  });

  it('keeps what others have promoted meanwhile, and renders nothing that was rendered before', async () => {
    await up('news', '1.1.0');
    await releaseRemote(store, 'home', { version: '2.0.0', routes: ['/', '/terms'], page: 'return "<h1>home 2</h1>"' });
    await up('home', '2.0.0');
    const { rendered } = await rollback({ store, name: 'news' });
    expect(rendered).toBe(0);
    expect(await page('news.html')).toContain('news 1');
    expect(await page('index.html')).toContain('home 2');
  });

  it('refuses what was rolled back when an old job runs again, unless it is forced', async () => {
    await up('news', '1.1.0');
    await rollback({ store, name: 'news' });
    await expect(up('news', '1.1.0')).rejects.toThrow(/news 1\.1\.0 was rolled back[\s\S]*--force/);
    expect(await page('news.html')).toContain('news 1');
    await up('news', '1.1.0', true);
    expect(await page('news.html')).toContain('news 2');
    expect((await newestEntry(store.read))?.refused).toBeUndefined();
  });

  it('does nothing where the named version is live already: a job that runs again refuses nothing', async () => {
    await up('news', '1.1.0');
    const { entry } = await rollback({ store, name: 'news', version: '1.0.0' });
    expect(await rollback({ store, name: 'news', version: '1.0.0' })).toEqual({
      entry,
      changed: false,
      rendered: 0,
      notes: [],
    });
    expect((await newestEntry(store.read))?.refused).toEqual({ news: ['1.1.0'] });
  });

  it('goes back to a whole entry', async () => {
    const then = await newestEntry(store.read);
    await up('news', '1.1.0');
    const { entry, rendered } = await rollback({ store, to: then?.number ?? 0 });
    expect([entry.site, rendered]).toEqual([then?.site, 0]);
    expect(entry.refused).toEqual({ news: ['1.1.0'] });
  });

  it('says that there is nothing to go back to', async () => {
    await expect(rollback({ store, name: 'home' })).rejects.toThrow(/first that was live/);
    await expect(rollback({ store, name: 'blog' })).rejects.toThrow(/not live/);
  });
});

describe('hold', () => {
  it('keeps a package as it is, for promotions and rollbacks alike, until it is let go', async () => {
    await hold({ store, name: 'news', held: true, why: 'an audit' });
    await expect(up('news', '1.1.0')).rejects.toThrow(/news is held: 1\.0\.0 stays live/);
    await hold({ store, name: 'news', held: false });
    await up('news', '1.1.0');
    expect((await readLog(store, 3)).entries.map(({ verb }) => verb)).toEqual(['promote', 'unhold', 'hold']);
  });
});

describe('the flags of the log', () => {
  const flagsNow = async () => {
    const { holds, refused, canary } = (await newestEntry(store.read)) ?? {};
    return { holds, refused, canary: canary?.name };
  };

  it('outlive every change that does not concern them', async () => {
    await up('news', '1.1.0');
    await rollback({ store, name: 'news' });
    await releaseRemote(store, 'home', { version: '1.1.0', routes: ['/', '/terms'], page: 'return "<h1>home 2</h1>"' });
    await releaseRemote(store, 'news', { version: '1.2.0', routes: ['/news'], page: 'return "<h1>news 3</h1>"' });
    await startCanary({ store, release: { name: 'news', version: '1.2.0' }, percent: 10 });
    await hold({ store, name: 'shell', held: true });
    const all = { holds: ['shell'], refused: { news: ['1.1.0'] }, canary: 'news' };
    expect(await flagsNow()).toEqual(all);
    await up('home', '1.1.0');
    expect(await flagsNow()).toEqual(all);
    await rollback({ store, name: 'home' });
    expect(await flagsNow()).toEqual({ ...all, refused: { home: ['1.1.0'], news: ['1.1.0'] } });
    await makeLive({ store, why: 'values', change: (now) => ({ releases: {}, ...now, site: { phone: '1' } }) });
    expect(await flagsNow()).toEqual({ ...all, refused: { home: ['1.1.0'], news: ['1.1.0'] } });
    await abortCanary({ store });
    await hold({ store, name: 'shell', held: false });
    expect(await flagsNow()).toEqual({
      holds: undefined,
      refused: { home: ['1.1.0'], news: ['1.1.0'] },
      canary: undefined,
    });
  });

  it('bind whoever composes: neither a held package nor a version that was rolled back becomes live past them', async () => {
    const composing = (version: string) =>
      makeLive({
        store,
        why: 'past the verbs',
        change: (now) => ({ site: {}, ...now, releases: { ...now?.releases, news: version } }),
      });
    await up('news', '1.1.0');
    await rollback({ store, name: 'news' });
    await expect(composing('1.1.0')).rejects.toThrow(/news 1\.1\.0 was rolled back/);
    await releaseRemote(store, 'news', { version: '1.2.0', routes: ['/news'] });
    await hold({ store, name: 'news', held: true });
    await expect(composing('1.2.0')).rejects.toThrow(/news is held: 1\.0\.0 stays live/);
    await expect(rollback({ store, to: 1 })).rejects.toThrow(/news is held/);
    expect(await page('news.html')).toContain('news 1');
  });
});

describe('the log', () => {
  it('is a chain: an entry that is changed afterwards is found', async () => {
    await up('news', '1.1.0');
    expect(await verifyLog(store)).toEqual({ entries: 4, faults: [] });
    const entry = await requireEntry(store, 2);
    await writeFile(join(store.place, entryKey(2)), JSON.stringify({ ...entry, who: 'somebody else' }));
    expect((await verifyLog(store)).faults).toEqual(['entry 2 was changed after entry 3 was written']);
  });

  it('tells two entries apart', async () => {
    await up('news', '1.1.0');
    expect(diffEntries(await requireEntry(store, 3), await requireEntry(store, 4))).toEqual([
      'news: "1.0.0" → "1.1.0"',
    ]);
  });
});

describe('a preview', () => {
  it('is the live site with one release changed, and nothing of it is live', async () => {
    const preview = await makePreview(store, { name: 'news', version: '1.1.0' });
    const { pages } = await readSite(store.read, preview.site);
    expect((await store.read(pageFile(pages['news.html'] ?? '')))?.toString()).toContain('news 2');
    expect(await page('news.html')).toContain('news 1');
    expect(await readPreview(store.read, preview.id)).toEqual(preview);
  });

  it('ends, and is opened by its own id only', async () => {
    const preview = await makePreview(store, { name: 'news', version: '1.1.0' });
    expect(await readPreview(store.read, preview.id, Date.parse(preview.until) + 1)).toBeUndefined();
    for (const id of ['', '../log/00000001', 'f'.repeat(24), preview.id.toUpperCase()])
      expect(await readPreview(store.read, id), id).toBeUndefined();
  });
});

describe('a canary', () => {
  it('shows its release to its share of 10,000 visitors, within half a percentage point', async () => {
    for (const percent of [1, 5, 10, 20, 50]) {
      // Ids of the form that the server gives.
      const visitors = Array.from({ length: 10_000 }, (_, index) =>
        createHash('sha256').update(`${index}`).digest('hex').slice(0, 32),
      );
      const canary = { name: 'news', version: '1.1.0', percent };
      const seeing = (await Promise.all(visitors.map((visitor) => seesCanary(visitor, canary)))).filter(Boolean);
      expect(Math.abs(seeing.length / 100 - percent), `${percent} %`).toBeLessThanOrEqual(0.5);
    }
  });

  it('keeps whoever saw it at a smaller share', async () => {
    const sees = (percent: number) => (visitor: string) =>
      seesCanary(visitor, { name: 'news', version: '1.1.0', percent });
    const visitors = Array.from({ length: 2000 }, (_, index) => `${index}`);
    const [few, more] = [await Promise.all(visitors.map(sees(10))), await Promise.all(visitors.map(sees(20)))];
    expect(few.some(Boolean)).toBe(true);
    expect(few.every((saw, index) => !saw || more[index])).toBe(true);
  });

  it('is ended by promoting it, or by aborting it', async () => {
    const start = () => startCanary({ store, release: { name: 'news', version: '1.1.0' }, percent: 10 });
    const { entry } = await start();
    expect(entry.canary).toMatchObject({ name: 'news', version: '1.1.0', percent: 10 });
    expect(await page('news.html')).toContain('news 1');
    await abortCanary({ store });
    expect((await newestEntry(store.read))?.canary).toBeUndefined();
    await start();
    const promoted = await up('news', '1.1.0');
    expect([promoted.entry.canary, promoted.rendered]).toEqual([undefined, 0]);
    await expect(abortCanary({ store })).rejects.toThrow(/no canary/);
  });
});

describe('collecting', () => {
  it('takes nothing that a page of the last thirty days, a rollback or a preview can ask for', async () => {
    await up('news', '1.1.0');
    await makePreview(store, { name: 'news', version: '1.0.0' });
    expect((await collect(store, { dryRun: false })).keys).toEqual([]);
    await rollback({ store, name: 'news' });
    expect(await page('news.html')).toContain('news 1');
  });

  it('takes no release that a team has published and not promoted yet', async () => {
    await releaseRemote(store, 'news', { version: '1.2.0', routes: ['/news'] });
    expect((await collect(store, { dryRun: false })).keys).toEqual([]);
    await up('news', '1.2.0');
    expect((await newestEntry(store.read))?.composition.releases.news).toBe('1.2.0');
  });

  it('takes what a killed writer left, once it is old, and what a killed collector left', async () => {
    await store.create('news/0.9.0/browser/entry.js', 'a release without its description');
    await writeFile(join(store.place, 'log/.0.tmp'), 'half an entry');
    expect((await collect(store, { dryRun: false })).keys).toEqual([]);
    const { keys } = await collect(store, { dryRun: false, now: Date.now() + 60 * 86_400_000 });
    expect(keys).toEqual(expect.arrayContaining(['log/.0.tmp', 'news/0.9.0/']));
    expect(await store.list('news/')).not.toContain('0.9.0');
    expect(await verifyLog(store)).toEqual({ entries: 3, faults: [] });
  });

  it('takes old sites, their pages and releases later, keeps what is live and what a rollback goes back to', async () => {
    await releaseRemote(store, 'news', { version: '1.2.0', routes: ['/news'], page: 'return "<h1>news 3</h1>"' });
    await up('news', '1.1.0');
    await up('news', '1.2.0');
    const later = Date.now() + 60 * 86_400_000;
    const dry = await collect(store, { dryRun: true, now: later });
    expect(dry.keys).toContain('news/1.0.0/');
    expect(dry.keys).not.toContain('news/1.1.0/');
    expect(await collect(store, { dryRun: false, now: later })).toEqual(dry);
    expect(await page('news.html')).toContain('news 3');
    const { rendered } = await rollback({ store, name: 'news' });
    expect(rendered).toBe(2);
    expect(await page('news.html')).toContain('news 2');
  });
});
