import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { findContent, readText } from '../../test/fakeSite.ts';
import { listStoreFaults } from '../../test/listStoreFaults.ts';
import { prepareStore, releaseVersions } from '../../test/prepareStore.ts';
import { createPackedStore } from '../store/backends/createPackedStore.ts';
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

/** The site of `news` 1.1.0, which nobody names any more. */
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

/** The same store, in which something else is done beside the collector: when it takes its inventory, or removes something for the first time. */
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

it('takes nothing that a page of the last thirty days, a rollback, a preview or a promotion can ask for', async () => {
  await up('1.1.0');
  await makePreview(store, { name: 'news', version: '1.0.0' });
  expect((await collected()).keys).toEqual([]);
  await rollback({ store, name: 'news' });
  expect(await page()).toContain('1.0.0');
  // A team has published it, and not promoted it yet.
  await up('1.2.0');
  expect(await page()).toContain('1.2.0');
});

it('takes what a killed writer left, once it is old, and what a killed collector left', async () => {
  await store.create('news/0.9.0/browser/entry.js', 'a release without its description');
  await writeFile(join(store.place, 'log/.0.tmp'), 'half an entry');
  expect((await collected()).keys).toEqual([]);
  expect((await collected(later)).keys).toEqual(expect.arrayContaining(['log/.0.tmp', 'news/0.9.0/']));
  expect(await store.list('news/')).not.toContain('0.9.0');
  expect(await listStoreFaults(store, later)).toEqual([]);
});

it('takes old sites, their pages and releases later, keeps what is live and what a rollback goes back to', async () => {
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

it('keeps a site that became live and ceased to be so while it took its inventory', async () => {
  const gc = beside('inventory', async () => {
    await promote({ store, release: next, force: true });
    await rollback({ store, name: 'news' });
  });
  await collect(gc, { dryRun: false, now: later });
  expect(await isWhole(left)).toBe(true);
  expect(await listStoreFaults(store, later)).toEqual([]);
});

it('keeps what a preview shows that was made while it took its inventory', async () => {
  const gc = beside('inventory', () => makePreview(store, next));
  // A preview lasts seven days.
  await collect(gc, { dryRun: false, now: Date.now() + 5 * 86_400_000 });
  expect(await isWhole(left)).toBe(true);
});

it('keeps the pages of a site that lost its listing to it: it does not know any more which they are', async () => {
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

it('keeps what was written anew behind another collector', async () => {
  const description = 'news/1.2.0/release.json';
  const bytes = (await store.read(description)) ?? '';
  // Another one takes the release, which is old, and its team publishes it again.
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
        // What is there since then is young.
        return files.map((file) => (asked > 1 && file.key === description ? { ...file, at: young } : file));
      },
    },
  };
  await collect(aged, { dryRun: false, now: young });
  expect(await store.read(description)).toBeDefined();
});

it('keeps the manifests of the last thirty days, also where they lie packed, and takes those of earlier entries', async () => {
  const packed = createPackedStore(openFolderStore(store.place));
  const { entry: one } = await promote({ store: packed, release: { name: 'news', version: '1.2.0' } });
  const { entry: two } = await promote({ store: packed, release: next, force: true });
  await collect(packed, { dryRun: false, now: later });
  const [before, live] = [one, two].map(({ manifest }) => packed.read(getManifestKey(manifest)));
  expect([await before, await live]).toEqual([undefined, expect.any(Buffer)]);
  expect(await listStoreFaults(packed, later)).toEqual([]);
});
