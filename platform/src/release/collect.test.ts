import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { findContent, readText } from '../../test/fakeSite.ts';
import { listStoreFaults } from '../../test/listStoreFaults.ts';
import { prepareStore, releaseVersions } from '../../test/prepareStore.ts';
import { createCompressedStore } from '../store/backends/createCompressedStore.ts';
import { openFolderStore } from '../store/backends/releaseStore.folder.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { getContentKey } from '../store/protocol/content.ts';
import { findNewestEntry } from '../store/protocol/findNewestEntry.ts';
import { getListingKey, getManifestKey } from '../store/protocol/keys.ts';
import { readSite } from '../store/protocol/siteListing.ts';
import { collect } from './collect.ts';
import { makePreview } from './preview/makePreview.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';

let store: ReleaseStore;
const next = { name: 'news', version: '1.1.0' };
const up = (version: string) => promote({ store, release: { name: 'news', version }, force: true });
const later = Date.now() + 60 * 86_400_000;
const collected = (now = Date.now()) => collect(store, { dryRun: false, now });
const page = async () => {
  return `${await readText(store, (await findNewestEntry(store.read))?.site ?? '', 'news.html')}`;
};

/** ID of a site with `news` 1.1.0. Nothing needs it any more: no entry, preview or rollback. */
let left: string;

const fresh = prepareStore(async (empty) => {
  await releaseVersions(empty, 'news', '1.0.0', '1.1.0', '1.2.0');
  await promote({ store: empty, release: { name: 'news', version: '1.0.0' } });
  left = (await promote({ store: empty, release: next })).entry.site;
  await rollback({ store: empty, name: 'news' });
});

beforeEach(async () => {
  store = await fresh();
});

/** Wraps the store so that `act` happens once: after the collector has listed all files, or after its first removal. */
function beside(when: 'inventory' | 'remove', act: () => Promise<unknown>): ReleaseStore {
  let done = false;
  const once = async () => {
    if (done) return;
    done = true;
    await act();
  };
  const { upkeep } = store;
  return {
    ...store,
    upkeep: {
      ...upkeep,
      async inventory() {
        const found = await upkeep.inventory();
        if (when === 'inventory') await once();
        return found;
      },
      async remove(keys) {
        await upkeep.remove(keys);
        if (when === 'remove') await once();
      },
    },
  };
}

const isWhole = async (site: string): Promise<boolean> => {
  if (!(await store.read(getListingKey(site)))) return false;
  const { pages } = await readSite(store.read, site);
  const found = await Promise.all(Object.keys(pages).map((file) => readText(store, site, file)));
  return found.every((bytes) => bytes !== undefined);
};

it('the collector keeps files that were live in the last thirty days, and releases that are not promoted yet', async () => {
  await up('1.1.0');
  await makePreview(store, { name: 'news', version: '1.0.0' });
  expect((await collected()).keys).toEqual([]);
  await rollback({ store, name: 'news' });
  expect(await page()).toContain('1.0.0');
  // The collector has kept `news` 1.2.0, which was published but not promoted.
  await up('1.2.0');
  expect(await page()).toContain('1.2.0');
});

it('the collector removes old leftovers of killed writers', async () => {
  await store.create('news/0.9.0/browser/entry.js', 'a release without its description');
  const leftovers = ['.composition.0.tmp', 'log/.0.tmp'];
  for (const leftover of leftovers) await writeFile(join(store.place, leftover), 'half an entry');
  expect((await collected()).keys).toEqual([]);
  expect((await collected(later)).keys).toEqual(expect.arrayContaining([...leftovers, 'news/0.9.0/']));
  expect(await store.list('news/')).not.toContain('0.9.0');
  expect(await listStoreFaults(store, later)).toEqual([]);
});

it('the collector removes unused contents although a killed writer has left a half-written listing', async () => {
  const unused = `blobs/${'a'.repeat(64)}`;
  await store.create(unused, 'unused');
  const leftover = join(store.place, 'sites/.0.tmp');
  await writeFile(leftover, '{');
  await utimes(leftover, later / 1000, later / 1000);
  expect((await collected(later)).keys).toContain(unused);
});

it('the collector removes old sites and releases, but no live release or rollback target', async () => {
  await up('1.1.0');
  await up('1.2.0');
  const dry = await collect(store, { dryRun: true, now: later });
  expect(dry.keys).toContain('news/1.0.0/');
  expect(dry.keys).not.toContain('news/1.1.0/');
  expect(await collected(later)).toEqual(dry);
  expect(await isWhole(left)).toBe(false);
  expect(await page()).toContain('1.2.0');
  expect((await rollback({ store, name: 'news' })).rendered).toBe(2);
  expect(await page()).toContain('1.1.0');
});

it('a site that was live during the collector’s inventory is kept', async () => {
  const gc = beside('inventory', async () => {
    await promote({ store, release: next, force: true });
    await rollback({ store, name: 'news' });
  });
  await collect(gc, { dryRun: false, now: later });
  expect(await isWhole(left)).toBe(true);
  expect(await listStoreFaults(store, later)).toEqual([]);
});

it('a preview made during the collector’s inventory keeps its site', async () => {
  const gc = beside('inventory', () => makePreview(store, next));
  // Collects five days later, within the seven days that a preview lasts.
  await collect(gc, { dryRun: false, now: Date.now() + 5 * 86_400_000 });
  expect(await isWhole(left)).toBe(true);
});

it('pages of a site whose listing is lost are kept', async () => {
  const { entry } = await promote({ store, release: { name: 'news', version: '1.2.0' } });
  const { pages } = await readSite(store.read, entry.site);
  const keys = await Promise.all(
    Object.keys(pages).map(async (file) => getContentKey(await findContent(store, entry.site, file))),
  );
  await store.upkeep.remove([getListingKey(entry.site)]);
  await collected(later);
  for (const key of keys) expect(await store.read(key), key).toBeDefined();
  expect((await findNewestEntry(store.read))?.site).toBe(entry.site);
});

it('a release that was collected and published again meanwhile is kept', async () => {
  const description = 'news/1.2.0/release.json';
  const bytes = (await store.read(description)) ?? '';
  // Simulates another collector, which removes the old release, and then a team that publishes the release again.
  const gc = beside('inventory', async () => {
    await store.upkeep.remove([description]);
    await store.create(description, bytes);
  });
  const young = Date.now() + 31 * 86_400_000;
  const inventory = gc.upkeep.inventory;
  let asked = 0;
  const aged: ReleaseStore = {
    ...gc,
    upkeep: {
      ...gc.upkeep,
      async inventory() {
        asked += 1;
        const files = await inventory();
        // In the second list of files, the file that was written again has a recent time.
        return files.map((file) => (asked > 1 && file.key === description ? { ...file, at: young } : file));
      },
    },
  };
  await collect(aged, { dryRun: false, now: young });
  expect(await store.read(description)).toBeDefined();
});

it('manifests of the last thirty days are kept, compressed or not, and older ones are removed', async () => {
  const packed = createCompressedStore(openFolderStore(store.place));
  const { entry: one } = await promote({ store: packed, release: { name: 'news', version: '1.2.0' } });
  const { entry: two } = await promote({ store: packed, release: next, force: true });
  await collect(packed, { dryRun: false, now: later });
  const [before, live] = [one, two].map(({ manifest }) => packed.read(getManifestKey(manifest)));
  expect([await before, await live]).toEqual([undefined, expect.any(Buffer)]);
  expect(await listStoreFaults(packed, later)).toEqual([]);
});
