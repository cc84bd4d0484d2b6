import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseRemote, storeWithShell } from '../../../test/fakeReleases.ts';
import { putFakeEntry } from '../../../test/fakeSite.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { getContentKey } from '../../store/protocol/content.ts';
import { getListingKey } from '../../store/protocol/keys.ts';
import { readSite, requireListed } from '../../store/protocol/siteListing.ts';
import { loadComposition } from '../load/loadComposition.ts';
import { createStoreSource } from '../load/loadedRelease.ts';
import { composeSite } from '../site/composeSite.ts';
import { composePages, type PageMemo } from './composePages.ts';
import { getFactsFile } from './pageFacts.ts';
import { listPageJobs } from './pageRenderer.ts';

let store: ReleaseStore;
let site: string;
/** Input hash of a live page that does not change in the next composition. */
let page: string;
/** Key in the store of that page's bytes. */
let blob: string;
/** Key in the store of the facts of that page's package. */
let facts: string;

const composition = (news: string) => ({ releases: { shell: '1.0.0', home: '1.0.0', news }, site: {} });
const next = () => composeSite(store, composition('1.1.0'));
const place = (key: string) => join(store.place, key);
const bytesOf = (key: string) => readFile(place(key));

function watchReads() {
  const read: string[] = [];
  const watched: ReleaseStore = {
    ...store,
    read: (key) => {
      read.push(key);
      return store.read(key);
    },
  };
  return { watched, read };
}

beforeEach(async () => {
  store = await storeWithShell();
  const long = `return "<h1>home</h1>${'вода '.repeat(200)}"`;
  await releaseRemote(store, 'home', { routes: ['/'], page: long });
  for (const version of ['1.0.0', '1.1.0'])
    await releaseRemote(store, 'news', { version, routes: ['/news'], page: `return "<h1>${version}</h1>"` });
  ({ site } = await composeSite(store, composition('1.0.0')));
  await putFakeEntry(store, 1, site);
  const listing = await readSite(store.read, site);
  page = listing.pages['index.html']?.inputHash ?? '';
  blob = getContentKey(requireListed(listing, 'index.html'));
  facts = getContentKey(requireListed(listing, getFactsFile('home')));
});

describe('a live page that a new composition contains unchanged', () => {
  it('an unchanged live page is reused without reading any page', async () => {
    const { watched, read } = watchReads();
    const composed = await composeSite(watched, composition('1.1.0'));
    expect(composed.rendered).toBe(2);
    expect(read).toContain(facts);
    expect(read).not.toContain(blob);
    const { pages, files } = await readSite(store.read, composed.site);
    expect(pages['index.html']).toEqual({ inputHash: page, owner: 'home' });
    expect(files['index.html.br']).toBe(computeIntegrity(await bytesOf(blob)));
  });

  it('altered facts of an unchanged page’s package stop the composition', async () => {
    await writeFile(place(facts), 'evil');
    await expect(next()).rejects.toThrow(
      `${facts} holds altered bytes. The file is not used, and the live site has not changed. Restore it with "npm run release -- repair".`,
    );
    expect(await store.list('sites/')).toEqual([`${site}.json`]);
  });

  it('a file of the owner among the facts does not stop the next composition', async () => {
    const own = { ...composition('1.0.0'), site: { files: { '/facts/rates.json': '{ "usd": 41 }' } } };
    const composed = await composeSite(store, own);
    await putFakeEntry(store, 2, composed.site);
    await expect(next()).resolves.toMatchObject({ rendered: 2 });
  });

  it('an unchanged page without facts is rendered again, and an equal result is accepted', async () => {
    await rm(place(facts));
    expect((await next()).rendered).toBe(4);
  });

  it('an unchanged page without facts is rendered again, and a different blob is refused', async () => {
    await rm(place(facts));
    await writeFile(place(blob), 'evil');
    await expect(next()).rejects.toThrow(`${blob} holds altered bytes`);
  });
});

it('a page that no known site lists is rendered again and must equal its blob', async () => {
  const again = () => composeSite(store, composition('1.1.0'), { known: new Map() });
  expect((await again()).rendered).toBe(6);
  await writeFile(place(blob), 'evil');
  await expect(again()).rejects.toThrow(`${blob} holds altered bytes`);
});

it('pages rendered for a trial are reused when the composition becomes live', async () => {
  const loaded = await loadComposition(createStoreSource(store), composition('1.1.0'));
  const pages: PageMemo = new Map();
  const compose = (from: ReleaseStore) => composePages(from, loaded, listPageJobs(['/', '/news']), { pages });
  expect((await compose(store)).filter((each) => each.outcome === 'page' && each.written)).toHaveLength(2);
  expect(await compose(store)).toEqual(await compose(store));
  expect(pages.size).toBe(6);
});

describe('writing a site that exists already', () => {
  it('writing a site that exists already is refused if its listing was altered', async () => {
    const text = (await bytesOf(getListingKey(site))).toString();
    await writeFile(place(getListingKey(site)), text.replace('"files"', '"files" '));
    await expect(composeSite(store, composition('1.0.0'))).rejects.toThrow(
      `${getListingKey(site)} holds altered bytes`,
    );
  });
});
