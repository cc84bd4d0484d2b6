import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion, type Snapshot, storedFormat } from 'shared/contract';
import { packPage } from '../src/compose/pages/composePages.ts';
import { type ListedPage, prepareSiteFiles, writeSite } from '../src/compose/site/writeSite.ts';
import { createEntryManifest } from '../src/release/live/createEntryManifest.ts';
import { openFolderStore } from '../src/store/backends/releaseStore.folder.ts';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { computeIntegrity } from '../src/store/bytes/computeIntegrity.ts';
import { computeDictionaryId, makeDelta } from '../src/store/content/delta.ts';
import { readStoredContent } from '../src/store/content/packContent.ts';
import { type Content, getBlobKey } from '../src/store/protocol/content.ts';
import { computeDeltaListingId, type ListedDelta, serializeDeltaListing } from '../src/store/protocol/deltaListing.ts';
import { readEntry } from '../src/store/protocol/findNewestEntry.ts';
import { getDeltaListingKey, getEntryKey } from '../src/store/protocol/keys.ts';
import type { LogEntry } from '../src/store/protocol/logEntry.ts';
import { readSite, requireListed } from '../src/store/protocol/siteListing.ts';
import { writeReleased } from './writeReleased.ts';

const noFacts = { links: [], files: [], ids: [], words: '' };
const long = 'вода '.repeat(300);

/** Foreign origins that the pages of a fake site may contact. */
export const fakeAllowedOrigins = { mapFrame: 'https://maps.example/embed', contactEndpoint: '' };

export const fakeRedirects: Readonly<Record<string, string | null>> = {
  '/projects': '/portfolio',
  '/en/projects': '/en/portfolio',
  '/portfolio/left': '/',
  '/en/portfolio/left': '/en',
  '/over': null,
  '/en/over': null,
  '/portfolio/over': null,
  '/en/portfolio/over': null,
};

/** Returns a fake site's documents: long ones with compressed copies, and a short one without. @param text text of this site only */
export const createFakeDocuments = (text: string): Readonly<Record<string, string>> => ({
  'index.html': `<!doctype html><title>${text}</title><body>${long}<b>${text}</b></body>`,
  'en.html': `<!doctype html><title>english ${text}</title><body>${long}</body>`,
  'portfolio.html': `<!doctype html><title>portfolio</title><body>${long}</body>`,
  'en/portfolio.html': `<!doctype html><title>english portfolio</title><body>${long}</body>`,
  'portfolio/ikura.html': `<!doctype html><title>ikura ${text}</title><body>${long}</body>`,
  'short.html': `<!doctype html><title>short ${text}</title><body></body>`,
  '404.html': `<!doctype html><title>404</title><body>${long}</body>`,
  'en/404.html': `<!doctype html><title>english 404</title><body>${long}</body>`,
});

/** Creates a snapshot in which the remote `news` owns the home page. The tests need no other fact of a snapshot. */
const fakeSnapshot = (text: string): Snapshot => ({
  contract: contractVersion,
  releases: { shell: '1.0.0' },
  remotes: {},
  routes: [{ path: '/', page: 'P', owner: 'news', title: { ua: text, en: long } }],
  chunks: {},
});

/** Writes a fake composed site for tests of serving. @returns the site's ID */
export async function putFakeSite(store: ReleaseStore, text: string): Promise<string> {
  const documents: Record<string, ListedPage> = {};
  for (const [name, html] of Object.entries(createFakeDocuments(text))) {
    const key = computeIntegrity(html).replace(/\W/g, '').slice(6, 38);
    documents[name] = { key, owner: 'news', ...(await packPage({ html, facts: noFacts })) };
  }
  const others = {
    'snapshot.json': `${JSON.stringify(fakeSnapshot(text))}\n`,
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'robots.txt': 'User-agent: *\n',
    'app.json': '{"name":"site"}\n',
    'en/app.json': '{"name":"site"}\n',
    'reach.json': JSON.stringify({ format: storedFormat, ...fakeAllowedOrigins }),
  };
  const files = await prepareSiteFiles(documents, others, { recipe: text, redirects: fakeRedirects });
  return writeSite(store, files);
}

export async function createLiveStore(): Promise<{ readonly store: ReleaseStore; readonly site: string }> {
  const store = openFolderStore(await mkdtemp(join(tmpdir(), 'live-')));
  await putFakeShell(store);
  const site = await putFakeSite(store, 'first');
  await putFakeEntry(store, 1, site);
  return { store, site };
}

/** Makes a site live with a log entry and a manifest, as a promotion does. Writes no manifest if the store lacks the site. */
export async function putFakeEntry(
  store: ReleaseStore,
  number: number,
  site: string,
  flags: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const entry = createFakeEntry(number, site, flags);
  const before = await readEntry(store.read, number - 1).catch(() => undefined);
  const made = await createEntryManifest(store, entry, before, Date.parse(entry.at)).catch(() => undefined);
  for (const { key, bytes } of made?.files ?? []) await store.create(key, bytes);
  await store.create(getEntryKey(number), JSON.stringify({ ...entry, ...(made && { manifest: made.id }), ...flags }));
}

export function createFakeEntry(number: number, site: string, flags: Readonly<Record<string, unknown>> = {}): LogEntry {
  return {
    format: storedFormat,
    number,
    at: '2026-01-01T00:00:00.000Z',
    who: 'test',
    why: 'test',
    nonce: `${number}`,
    composition: { releases: { shell: '1.0.0' }, site: {} },
    site,
    recipe: site,
    previous: '',
    verb: 'test',
    earlier: {},
    manifest: '0'.repeat(64),
    ...flags,
  };
}

/**
 * Makes deltas between files and lists them as a promotion does, even if they save little.
 * @param pairs targets with their dictionaries
 * @returns the field `deltas` of a log entry
 */
export async function putFakeDeltas(
  store: ReleaseStore,
  ...pairs: readonly (readonly [target: Content, of: Content])[]
): Promise<{ readonly deltas: Readonly<Record<string, string>> }> {
  const listing: Record<string, Record<string, ListedDelta>> = {};
  for (const [target, of] of pairs) {
    const [bytes, dictionary] = [
      (await readStoredContent(store, target)) ?? Buffer.alloc(0),
      (await readStoredContent(store, of)) ?? Buffer.alloc(0),
    ];
    const delta = (await makeDelta(dictionary, bytes)) ?? Buffer.alloc(0);
    const id = computeDictionaryId(dictionary);
    const integrity = computeIntegrity(delta);
    await store.create(getBlobKey(integrity), delta);
    listing[target.body] = { ...listing[target.body], [id]: { integrity, of } };
  }
  const text = serializeDeltaListing(listing);
  const id = await computeDeltaListingId(text);
  await store.create(getDeltaListingKey(id), text);
  return { deltas: { shell: id } };
}

const ownHash = (version: string): string => version.replaceAll('.', '').padEnd(8, '0');

/** Returns the path, below `browser/`, of the script whose name and content differ in each version of the fake shell. */
export const getOwnScriptPath = (version: string): string => `js/own.${ownHash(version)}.js`;
/** Returns the path, below `browser/`, of the style sheet whose name and content differ in each version of the fake shell. */
export const getOwnStylePath = (version: string): string => `css/own.${ownHash(version)}.css`;

/** Releases a shell with every kind of file. @param more additional browser files */
export async function putFakeShell(
  store: ReleaseStore,
  version = '1.0.0',
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const browser: Readonly<Record<string, Buffer>> = {
    'js/main.1a2b3c4d.js': Buffer.from(`export const text = '${'x'.repeat(2000)}';`),
    'css/main.1a2b3c4d.css': Buffer.from('.short{color:red}'),
    'fonts/onest.1a2b3c4d.woff2': Buffer.from(Array.from({ length: 900 }, (_, index) => (index * 7919) % 256)),
    'assets/river.1a2b3c4d.svg': Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg"><!--${'river '.repeat(200)}--></svg>`,
    ),
    'assets/river.1a2b3c4d.avif': Buffer.from('not really'),
    // Files that only this version has.
    [getOwnStylePath(version)]: Buffer.from(`.own{content:"${version}"}`),
    [getOwnScriptPath(version)]: Buffer.from(`export const own = '${version} ${'y'.repeat(2000)}';`),
    'mf-manifest.json': Buffer.from(JSON.stringify({ name: 'shell' })),
    '@mf-types.zip': Buffer.from('PK'),
    '@mf-types/remote.d.ts': Buffer.from('export {};\n'),
    ...Object.fromEntries(Object.entries(more).map(([file, text]) => [file, Buffer.from(text)])),
  };
  const files: Record<string, Buffer> = { 'node/main.cjs': Buffer.from('//') };
  for (const [name, bytes] of Object.entries(browser)) files[`browser/${name}`] = bytes;
  await writeReleased(store, { name: 'shell', version, entry: 'browser/js/main.1a2b3c4d.js' }, files);
}

export async function findContent(store: ReleaseStore, site: string, file: string): Promise<Content> {
  return requireListed(await readSite(store.read, site), file);
}

/** Reads the text of a file in a composed site. @returns undefined if its content is missing */
export const readText = async (store: ReleaseStore, site: string, file: string): Promise<string | undefined> =>
  (await readStoredContent(store, await findContent(store, site, file)))?.toString();
