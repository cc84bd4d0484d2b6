import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { putEntry, putShell, putSite } from '../../../test/fakeSite.ts';
import { packForOld } from '../../store/packing.ts';
import { listingKey, pageFile, siteKey } from '../../store/protocol/keys.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import { openFolderStore } from '../../store/releaseStore.folder.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { visitorResponder } from './visitorResponder.ts';

let store: ReleaseStore;
let site: string;
let told: string[];

beforeEach(async () => {
  store = openFolderStore(await mkdtemp(join(tmpdir(), 'listed-')));
  told = [];
  await putShell(store);
  site = await putSite(store, 'first');
  await putEntry(store, 1, site);
});

const place = (key: string) => join(store.place, key);
const server = () =>
  visitorResponder({
    gzip: packForOld,
    read: store.read,
    pollInterval: 0,
    cacheBytes: 1e7,
    report: (error) => told.push(`${error}`),
  });
const ask = (target: string, encoding?: string, { respond } = server()) =>
  respond({
    method: 'GET',
    target,
    secure: false,
    header: (name) => (name === 'accept-encoding' ? encoding : undefined),
  });

it('serves no compressed copy of a page that was altered', async () => {
  const { pages } = await readSite(store.read, site);
  const copy = `${pageFile(pages['index.html'] ?? '')}.br`;
  expect((await ask('/', 'br')).headers['content-encoding']).toBe('br');
  // The copy of another page: it unpacks all the same.
  await writeFile(place(copy), await readFile(place(`${pageFile(pages['portfolio.html'] ?? '')}.br`)));
  // The page itself is as it was written, and lies beside it here.
  const { status, headers } = await ask('/', 'br');
  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  expect(told.join()).toContain(`${copy} holds other bytes than were written there`);
  expect((await ask('/')).status).toBe(200);
});

it('serves no site whose listing or whose allowed origins were altered', async () => {
  const reach = place(siteKey(site, 'reach.json'));
  const before = await readFile(reach);
  await writeFile(reach, '{"mapFrame":"https://evil.example","contactEndpoint":""}');
  expect((await ask('/')).status).toBe(503);
  expect(told.join()).toContain('reach.json holds other bytes than were written there');
  await writeFile(reach, before);
  expect((await ask('/')).status).toBe(200);
  const listing = (await readFile(place(listingKey(site)))).toString();
  await writeFile(place(listingKey(site)), listing.replace('"recipe": "first"', '"recipe": "other"'));
  expect((await ask('/')).status).toBe(503);
});

it.each([
  ['a page', async () => pageFile((await readSite(store.read, site)).pages['index.html'] ?? '')],
  ['the listing', async () => listingKey(site)],
  ['what pages may reach', async () => siteKey(site, 'reach.json')],
])('serves again what was mended, without a restart: %s', async (_what, keyOf) => {
  const key = await keyOf();
  const before = await readFile(place(key));
  await writeFile(place(key), 'evil');
  const running = server();
  expect((await ask('/', undefined, running)).status).toBe(503);
  await writeFile(place(key), before);
  expect((await ask('/', undefined, running)).status).toBe(200);
});
