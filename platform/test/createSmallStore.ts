import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { storedFormat } from 'shared/contract';
import { hashSiteInputs } from '../src/compose/pages/inputHashes.ts';
import { createDating } from '../src/compose/pages/modifiedDates.ts';
import { composeSite } from '../src/compose/site/composeSite.ts';
import { makeDeltas } from '../src/release/deltas/makeDeltas.ts';
import { createEntryManifest } from '../src/release/live/createEntryManifest.ts';
import { writePreview } from '../src/release/preview/makePreview.ts';
import { createCompressedStore } from '../src/store/backends/createCompressedStore.ts';
import { openFolderStore } from '../src/store/backends/releaseStore.folder.ts';
import type { ReleaseStore, TrustedKeys } from '../src/store/backends/releaseStore.ts';
import { computeIntegrity, digestFiles } from '../src/store/bytes/computeIntegrity.ts';
import { listContents } from '../src/store/content/verifyRelease.ts';
import { findContent, getBlobKey, getContentKey } from '../src/store/protocol/content.ts';
import type { DeltaListing } from '../src/store/protocol/deltaListing.ts';
import { getDescriptionKey, getEntryKey, getSignatureKey } from '../src/store/protocol/keys.ts';
import { type LogEntry, parseLogEntry, serializeEntry } from '../src/store/protocol/logEntry.ts';
import type { Preview } from '../src/store/protocol/preview.ts';
import type { SiteListing } from '../src/store/protocol/siteListing.ts';
import { createSignedBytes, formatPublicKey, serializeSignature } from '../src/store/signing/releaseSignatures.ts';
import { createRemoteSource, remoteChunks, shellChunks, shellSource } from './fakeReleases.ts';
import { createFakeEntry } from './fakeSite.ts';
import { writeReleased } from './writeReleased.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

const firstAt = '2099-01-01T00:00:00.000Z';
/** A day after the first log entry, so that pages which the second entry changes get another date. */
const secondAt = '2099-01-02T00:00:00.000Z';

export const smallStoreTrustedKeys: TrustedKeys = {
  shell: [formatPublicKey(publicKey)],
  news: [formatPublicKey(publicKey)],
};

const previewId = '0123456789abcdef01234567';

/**
 * Creates a small store with every kind of file: signed releases with compressed copies, two log entries and `composition.json`, a canary,
 * a preview with its receipt, deltas, and manifests with tables. The second manifest still lists files of the first entry's release.
 */
export async function createSmallStore(): Promise<ReleaseStore> {
  const store = createCompressedStore(openFolderStore(await mkdtemp(join(tmpdir(), 'small-'))));
  const shell = await putRelease(store, 'shell', shellSource, shellChunks);
  const [past, first, next] = [await putNews(store, 'past'), await putNews(store, 'old'), await putNews(store, 'new')];
  const before = { releases: { news: past, shell }, site: {} };
  const left = (await composeSite(store, before, { dating: createDating(store, undefined, Date.parse(firstAt)) })).site;
  const one = await putEntry(store, '', { number: 1, composition: before, site: left, earlier: {} });
  const composition = { releases: { news: first, shell }, site: {} };
  const dating = createDating(store, { site: left, at: firstAt }, Date.parse(secondAt));
  const { site } = await composeSite(store, composition, { dating });
  const shown = { ...composition, releases: { news: next, shell } };
  const canary = { name: 'news', version: next, percent: 10, site: (await composeSite(store, shown, { dating })).site };
  const live = parseLogEntry(JSON.parse(one), 'the first entry');
  const { deltas } = await makeDeltas(store, live, { composition, site, canary }, { makes: true });
  const earlier = { news: [past] };
  const two = await putEntry(store, one, { number: 2, composition, site, canary, deltas, earlier });
  await store.upkeep.replaceCopy(two);
  const until = '2100-01-01T00:00:00.000Z';
  const preview: Preview = {
    format: storedFormat,
    id: previewId,
    name: 'news',
    version: next,
    site: canary.site,
    until,
    who: 'test',
  };
  await writePreview(store, preview);
  return store;
}

/** Long, varied text: a delta of it is much smaller than a compressed copy. */
const water = Array.from({ length: 200 }, (_, index) => `вода ${index * 7919}`).join(' ');

const putNews = (store: ReleaseStore, text: string): Promise<string> =>
  putRelease(store, 'news', createRemoteSource('news', ['/'], `return "<h1>${text}</h1>${water}"`), remoteChunks);

async function putRelease(
  store: ReleaseStore,
  name: string,
  source: string,
  chunks: readonly string[],
): Promise<string> {
  const own = {
    'node/main.cjs': Buffer.from(source),
    'browser/entry.js': Buffer.from(`export const name = '${name}${'x'.repeat(600)}';`),
  };
  const integrities = Object.fromEntries(Object.entries(own).map(([file, bytes]) => [file, computeIntegrity(bytes)]));
  const version = `1.0.0-${digestFiles(integrities).slice(0, 10)}`;
  await writeReleased(store, { name, version, chunks }, own);
  const description = (await store.read(getDescriptionKey(name, version))) ?? Buffer.alloc(0);
  const signature = sign(null, createSignedBytes(description), privateKey).toString('base64');
  await store.create(
    getSignatureKey(name, version),
    serializeSignature({ key: formatPublicKey(publicKey), signature }),
  );
  return version;
}

/** Creates a log entry. @returns its stored text */
async function putEntry(
  store: ReleaseStore,
  before: string,
  fields: Pick<LogEntry, 'number' | 'composition' | 'site' | 'canary' | 'earlier'> & {
    readonly deltas?: LogEntry['deltas'];
  },
): Promise<string> {
  const { number, composition, site, canary, deltas, earlier } = fields;
  const at = number === 1 ? firstAt : secondAt;
  const former = before === '' ? undefined : parseLogEntry(JSON.parse(before), 'the entry before');
  const { id: manifest, files } = await createEntryManifest(
    store,
    { composition, site, canary },
    former,
    Date.parse(at),
  );
  for (const { key, bytes } of files) await store.create(key, bytes);
  const entry = createFakeEntry(number, site, {
    at,
    composition,
    recipe: hashSiteInputs(composition),
    previous: before && createHash('sha256').update(before).digest('hex'),
    ...(canary && { canary }),
    earlier,
    ...(deltas && { deltas }),
    manifest,
  });
  // `parseLogEntry` puts the fields into the order in which commands write them.
  const text = serializeEntry(parseLogEntry(entry, getEntryKey(number)));
  await store.create(getEntryKey(number), text);
  return text;
}

export type Files = ReadonlyMap<string, Buffer>;

export async function readAllFiles({ read, upkeep }: ReleaseStore): Promise<Files> {
  const files = new Map<string, Buffer>();
  for (const { key } of await upkeep.inventory()) files.set(key, (await read(key)) ?? Buffer.alloc(0));
  return files;
}

/** Creates a store in memory. It has the original's `place`, because messages name the place. */
export function createMemoryStore({ place }: ReleaseStore, files: Map<string, Buffer>): ReleaseStore {
  return createCompressedStore({
    place,
    read: async (key) => files.get(key),
    async create(key, bytes) {
      if (files.has(key)) return false;
      files.set(key, Buffer.from(bytes));
      return true;
    },
    async list(prefix) {
      const names = [...files.keys()].flatMap((key) =>
        key.startsWith(prefix) ? [key.slice(prefix.length).split('/')[0] ?? ''] : [],
      );
      return [...new Set(names)].sort();
    },
    upkeep: {
      inventory: async () => [...files].map(([key, { length }]) => ({ key, bytes: length, at: Date.now() })),
      async remove(keys) {
        for (const key of keys) files.delete(key);
      },
      async replaceCopy(bytes) {
        files.set('composition.json', Buffer.from(bytes));
      },
    },
  });
}

/** Alterations of a file. An alteration that returns undefined removes the file. */
export const alterations: Readonly<Record<string, (bytes: Buffer) => Buffer | undefined>> = {
  missing: () => undefined,
  torn: (bytes) => bytes.subarray(0, bytes.length / 2),
  'longer by a space': (bytes) => Buffer.concat([bytes, Buffer.from(' ')]),
  /**
   * Replaces the last letter or digit, so that JSON stays valid. In compressed bytes, takes an earlier one if the content stays the same.
   */
  'another in one letter': (bytes) => {
    for (let at = bytes.length - 1; at >= 0; at -= 1) {
      if (!/[0-9A-Za-z]/.test(String.fromCharCode(bytes[at] ?? 0))) continue;
      const changed = Buffer.from(bytes);
      changed[at] = bytes[at] === 0x61 ? 0x62 : 0x61;
      if (!tryUnpack(changed).equals(tryUnpack(bytes))) return changed;
    }
    return Buffer.from(bytes);
  },
};

/** Decompresses bytes. @returns the given bytes if they are not compressed */
function tryUnpack(bytes: Buffer): Buffer {
  try {
    return brotliDecompressSync(bytes);
  } catch {
    return bytes;
  }
}

/** Keys of a store's blobs, grouped by the file that names them: site listing, `release.json` or delta listing. */
export interface BlobKinds {
  readonly pages: readonly string[];
  /** Files of sites that are no pages. */
  readonly own: readonly string[];
  readonly released: readonly string[];
  readonly deltas: readonly string[];
}

export function groupBlobs(files: Files): BlobKinds {
  const kinds = {
    pages: new Set<string>(),
    own: new Set<string>(),
    released: new Set<string>(),
    deltas: new Set<string>(),
  };
  for (const [key, bytes] of files) {
    if (key.startsWith('sites/')) {
      const { files: listed, pages } = JSON.parse(`${bytes}`) as SiteListing;
      for (const file of Object.keys(listed)) {
        const content = file.endsWith('.br') ? undefined : findContent(listed, file);
        if (content) kinds[file in pages ? 'pages' : 'own'].add(getContentKey(content));
      }
    } else if (key.endsWith('/release.json')) {
      for (const [, content] of listContents(JSON.parse(`${bytes}`))) kinds.released.add(getContentKey(content));
    } else if (key.startsWith('deltas/')) {
      const { deltas } = JSON.parse(`${brotliDecompressSync(bytes)}`) as { deltas: DeltaListing };
      for (const { integrity } of Object.values(deltas).flatMap((each) => Object.values(each)))
        kinds.deltas.add(getBlobKey(integrity));
    }
  }
  return { pages: [...kinds.pages], own: [...kinds.own], released: [...kinds.released], deltas: [...kinds.deltas] };
}
