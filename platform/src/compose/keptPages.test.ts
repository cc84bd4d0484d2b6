import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { putEntry } from '../../test/fakeSite.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { contentKey } from '../store/protocol/content.ts';
import { factsKey, listingKey } from '../store/protocol/keys.ts';
import { readSite, requireListed } from '../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { composePages, type RenderedPages } from './composePages.ts';
import { composeSite } from './composeSite.ts';
import { loadComposition } from './loadComposition.ts';
import { releasesIn } from './loadedRelease.ts';
import { jobsOf } from './pageRenderer.ts';

let store: ReleaseStore;
let site: string;
/** The key of a page that is live, and that the next composition has, too. */
let page: string;
/** Key that the page lies under. */
let blob: string;

const composition = (news: string) => ({ releases: { shell: '1.0.0', home: '1.0.0', news }, site: {} });
const next = () => composeSite(store, composition('1.1.0'));
const place = (key: string) => join(store.place, key);
const bytesOf = (key: string) => readFile(place(key));

/** The store, and the keys that are read of it. */
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
  await putEntry(store, 1, site);
  const listing = await readSite(store.read, site);
  page = listing.pages['index.html'] ?? '';
  blob = contentKey(requireListed(listing, 'index.html'));
});

describe('a page of what is live', () => {
  it('is taken as its listing says, and only its facts are read', async () => {
    const { watched, read } = watchReads();
    const composed = await composeSite(watched, composition('1.1.0'));
    expect(composed.rendered).toBe(2);
    expect(read.filter((key) => key.includes(page) || key === blob)).toEqual([factsKey(page)]);
    const { pages, files } = await readSite(store.read, composed.site);
    expect(pages['index.html']).toBe(page);
    expect(files['index.html.br']).toBe(integrityOf(await bytesOf(blob)));
  });

  it.each(['body', 'br'])('goes into no new site when its facts name another %s', async (part) => {
    const facts = JSON.parse((await bytesOf(factsKey(page))).toString());
    facts.content = { ...facts.content, [part]: integrityOf('evil') };
    await writeFile(place(factsKey(page)), JSON.stringify(facts));
    await expect(next()).rejects.toThrow(`${factsKey(page)} holds other bytes`);
    expect(await store.list('sites/')).toEqual([`${site}.json`]);
  });

  it('goes into no new site when its facts are torn', async () => {
    await writeFile(place(factsKey(page)), '{"links":[');
    await expect(next()).rejects.toThrow(
      `${factsKey(page)} is not JSON. Nothing new is made of it, and what was live is still live. Mend it by "npm run release -- repair".`,
    );
  });

  it('is rendered again when its facts are gone, and is taken if it comes out the same', async () => {
    await rm(place(factsKey(page)));
    expect((await next()).rendered).toBe(3);
  });

  it('is rendered again when its facts are gone, and is refused if it comes out otherwise', async () => {
    await rm(place(factsKey(page)));
    await writeFile(place(blob), 'evil');
    await expect(next()).rejects.toThrow(`${blob} holds other bytes`);
  });
});

describe('a page that lies in the store, and is not live', () => {
  /** Something else is live. */
  const again = () => composeSite(store, composition('1.1.0'), { known: new Map() });

  it('is taken as long as nothing of it was altered', async () => {
    expect((await again()).rendered).toBe(2);
  });

  it('goes into no new site when its bytes were altered', async () => {
    await writeFile(place(blob), 'evil');
    await expect(again()).rejects.toThrow(
      `${blob} holds other bytes than belong there. Nothing new is made of it, and what was live is still live. Mend it by "npm run release -- repair".`,
    );
    expect(await store.list('sites/')).toEqual([`${site}.json`]);
  });

  it('is rendered again when it is gone, and gone on with: a writer was stopped there', async () => {
    await rm(place(blob));
    expect((await again()).rendered).toBe(3);
  });
});

it('is read once by who tries a composition and then makes it live', async () => {
  const loaded = await loadComposition(releasesIn(store), composition('1.1.0'));
  const pages: RenderedPages = new Map();
  const compose = (from: ReleaseStore) => composePages(from, loaded, jobsOf(['/']), { pages });
  const tried = await compose(store);
  const { watched, read } = watchReads();
  expect(await compose(watched)).toEqual(tried);
  expect(read.filter((key) => key.startsWith('pages/'))).toEqual([]);
});

describe('what lies under a key that is to be written', () => {
  it('is refused when it is an altered listing of the very site', async () => {
    const text = (await bytesOf(listingKey(site))).toString();
    await writeFile(place(listingKey(site)), text.replace('"files"', '"files" '));
    await expect(composeSite(store, composition('1.0.0'))).rejects.toThrow(`${listingKey(site)} holds other bytes`);
  });
});
