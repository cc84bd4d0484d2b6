import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseRemote } from '../../test/fakeReleases.ts';
import { findContent } from '../../test/fakeSite.ts';
import { prepareReleaseHistory } from '../../test/releaseHistory.ts';
import { requireEntry } from '../store/log/releaseLog.ts';
import { getContentKey } from '../store/protocol/content.ts';
import { getEntryKey, getListingKey } from '../store/protocol/keys.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { makeLive } from './change/makeLive.ts';
import { repairStore } from './repair/repairStore.ts';
import { rollback } from './rollback.ts';

type History = Awaited<ReturnType<typeof openHistory>>;

const openHistory = prepareReleaseHistory();
let store: History['store'];
let up: History['up'];
let back: History['back'];
let releaseHome: History['releaseHome'];
let live: History['live'];
let refused: History['refused'];
let page: History['page'];

beforeEach(async () => {
  ({ store, up, back, releaseHome, live, refused, page } = await openHistory());
});

describe('rollback', () => {
  it('a rollback lifts the refusal of the restored release and refuses the one it replaces', async () => {
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

  it('a rollback keeps other packages’ promotions and renders no page again', async () => {
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

  it('a rolled-back release is refused until --force, and a rollback restores the previous one', async () => {
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

  it('a rollback fails for a package without a former release', async () => {
    await expect(back('home')).rejects.toThrow(/first live release/);
    await expect(back('blog')).rejects.toThrow(/not live/);
  });

  it('a rollback refuses an entry that was altered', async () => {
    await up('1.1.0');
    await up('1.2.0');
    const entry = await requireEntry(store, 4);
    const altered = { ...entry, composition: { ...entry.composition, site: { origin: 'https://evil.example' } } };
    await writeFile(join(store.place, getEntryKey(4)), JSON.stringify(altered));
    await expect(rollback({ store, to: 4 })).rejects.toThrow(/Entry 4 was changed after entry 5 was written/);
    expect(await live()).toBe('1.2.0');
  });
});

describe('an entry of site.json that a newer page has taken', () => {
  const site = { redirects: { '/promo': '/news' } };
  const compose = (values: Record<string, unknown>) =>
    makeLive({ store, why: 'the owner', change: (now) => ({ releases: now?.releases ?? {}, site: values }) });
  let taken: LogEntry;

  beforeEach(async () => {
    await compose(site);
    await releaseRemote(store, 'news', { version: '2.0.0', routes: ['/news', '/promo'] });
    taken = (await up('2.0.0')).entry;
  });

  it('repair restores a page of that site', async () => {
    const file = join(store.place, getContentKey(await findContent(store, taken.site, 'promo.html')));
    const good = await readFile(file);
    await writeFile(file, 'altered');
    expect((await repairStore(store)).left).toEqual([]);
    expect(await readFile(file)).toEqual(good);
  });

  it('a rollback restores that entry, also when its site must be composed again', async () => {
    await compose({ phone: '+380 56 000 00 01' });
    await store.upkeep.remove([getListingKey(taken.site)]);
    expect((await rollback({ store, to: taken.number })).entry.composition).toEqual(taken.composition);
  });
});

describe('a live page that was altered in the store', () => {
  it('a rollback to an altered page is refused until repair restores that page', async () => {
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
