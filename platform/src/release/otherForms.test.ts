import { storedFormat } from 'shared/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAllFiles } from '../../test/createSmallStore.ts';
import { cloneStore, releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { findContent } from '../../test/fakeSite.ts';
import { getFactsFile, parseFacts } from '../compose/pages/pageFacts.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { computeIntegrity } from '../store/bytes/computeIntegrity.ts';
import { getContentKey } from '../store/protocol/content.ts';
import { computeDeltaListingId, readDeltaListing } from '../store/protocol/deltaListing.ts';
import * as keys from '../store/protocol/keys.ts';
import { computeManifestId, parseManifest, parseTable } from '../store/protocol/manifest.ts';
import { getPreviewKey, getPreviewReceiptKey, readPreview } from '../store/protocol/preview.ts';
import { parseJson } from '../store/protocol/readKey.ts';
import { parseAllowedOrigins } from '../store/responses/headerPolicy.ts';
import { createTrustingStore } from '../store/signing/releaseSignatures.ts';
import { makeLive } from './change/makeLive.ts';
import { requireLive } from './live/liveReleases.ts';
import { makePreview } from './preview/makePreview.ts';
import { promote } from './promote.ts';
import { generateKeys, readSigningKey, signRelease } from './publish/signing.ts';

/** Store with every kind of file: `news` was live as 1.0.0, is live as 1.1.0, and has a signed preview of 1.2.0. */
let prepared: ReleaseStore;
let store: ReleaseStore;
let previewId: string;
const { privateKey, publicKey } = generateKeys();
const next = { name: 'news', version: '1.2.0' };

beforeAll(async () => {
  prepared = await storeWithShell();
  await releaseRemote(prepared, 'home', { routes: ['/'], page: 'return "<h1>home</h1>"' });
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await releaseRemote(prepared, 'news', { version, routes: ['/news'], page: `return "<h1>${version}</h1>"` });
  const releases = { shell: '1.0.0', home: '1.0.0', news: '1.0.0' };
  await makeLive({ store: prepared, change: () => ({ releases, site: {} }), why: 'test' });
  await promote({ store: prepared, release: { name: 'news', version: '1.1.0' } });
  await signRelease(prepared, next, await readSigningKey(privateKey));
  previewId = (await makePreview(prepared, next)).id;
});

beforeEach(async () => {
  store = await cloneStore(prepared);
});

async function replace(key: string, text: string): Promise<void> {
  await store.upkeep.remove([key]);
  await store.create(key, text);
}

const live = () => requireLive(prepared);
const promoting = () => promote({ store, release: next });

interface Kind {
  readonly key: () => string | Promise<string>;
  /** Reads a file with the code's usual function for this kind. @param bytes current bytes of the file */
  readonly read: (key: string, bytes: Buffer) => unknown;
  readonly remedy: string;
}

const beginAnew = 'Start with an empty folder: RELEASES=<folder> npm start.';
const composed = 'Run "npm run release -- repair", which writes it again if the log names the site.';

const kinds: Readonly<Record<string, Kind>> = {
  'a log entry': {
    key: async () => keys.getEntryKey((await live()).number),
    read: promoting,
    remedy: beginAnew,
  },
  'a release.json': {
    key: () => keys.getDescriptionKey('news', '1.2.0'),
    read: promoting,
    remedy: 'Build and publish the release again.',
  },
  'a signature of a release': {
    key: () => keys.getSignatureKey('news', '1.2.0'),
    read: () => createTrustingStore(store, { news: [publicKey] }).read(keys.getDescriptionKey('news', '1.2.0')),
    remedy: 'Remove that file, then run "release sign news@1.2.0".',
  },
  'a site listing': {
    key: async () => keys.getListingKey((await live()).site),
    read: promoting,
    remedy: composed,
  },
  'facts of pages': {
    key: async () => getContentKey(await findContent(prepared, (await live()).site, getFactsFile('news'))),
    read: (key, bytes) => parseFacts(bytes, key),
    remedy: 'The file is not used, and the live site has not changed. Restore it with "npm run release -- repair".',
  },
  'allowed origins': {
    key: async () => getContentKey(await findContent(prepared, (await live()).site, 'reach.json')),
    read: (key, bytes) => parseAllowedOrigins(parseJson(bytes, key), key),
    remedy: beginAnew,
  },
  'a manifest': {
    key: async () => keys.getManifestKey((await live()).manifest),
    read: async (_key, bytes) => parseManifest(bytes, await computeManifestId(bytes)),
    remedy: beginAnew,
  },
  'a listing of deltas': {
    key: async () => keys.getDeltaListingKey(Object.values((await live()).deltas ?? {})[0] ?? ''),
    read: async (_key, bytes) => readDeltaListing(async () => bytes, await computeDeltaListingId(bytes)),
    remedy: 'The listing is ignored, and files are sent compressed with brotli. The next release makes a new one.',
  },
  'a table of a package’s files': {
    async key() {
      const manifest = await prepared.read(keys.getManifestKey((await live()).manifest));
      return keys.getManifestKey(JSON.parse(`${manifest}`).tables.news);
    },
    read: async (_key, bytes) => parseTable(bytes, await computeManifestId(bytes)),
    remedy: beginAnew,
  },
  'a preview': {
    key: () => getPreviewKey(previewId),
    async read(_key, bytes) {
      const receipt = Buffer.from(`${computeIntegrity(bytes)}\n`);
      return readPreview(
        async (key) => (key === getPreviewReceiptKey(previewId) ? receipt : store.read(key)),
        previewId,
      );
    },
    remedy: 'Make the preview again: "release preview".',
  },
};

describe.each([
  ['has format 1', { format: 1 }],
  ['has no format', { format: undefined }],
])('a file that %s', (said, format) => {
  it.each(Object.entries(kinds))('%s in another form is refused readably and changes nothing', async (_kind, kind) => {
    const key = await kind.key();
    const text = JSON.stringify({ ...JSON.parse(`${await store.read(key)}`), ...format });
    await replace(key, text);
    const before = await readAllFiles(store);
    const message = await Promise.resolve()
      .then(() => kind.read(key, Buffer.from(text)))
      .then(
        () => 'It was read.',
        (error: Error) => error.message,
      );
    // Takes the key from the message. A file that is named by its digest has another key here, because the text has changed.
    const named = message.split(' ', 1)[0] ?? '';
    expect(named.split('/').slice(0, -1)).toEqual(key.split('/').slice(0, -1));
    expect(message).toBe(`${named} ${said}, but this version reads only format ${storedFormat}. ${kind.remedy}`);
    expect(await readAllFiles(store)).toEqual(before);
  });
});

it('every JSON file of a store names its format', async () => {
  const silent: string[] = [];
  for (const [key, bytes] of await readAllFiles(prepared))
    if (key.endsWith('.json') && JSON.parse(`${bytes}`).format !== storedFormat) silent.push(key);
  expect(silent).toEqual([]);
});
