import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { NotFoundError, type Release } from 'shared/contract';
import { isCompressedCopy } from '../../store/bytes/mediaTypes.ts';
import { findContent, getContentKey } from '../../store/protocol/content.ts';
import type { DeltaListing } from '../../store/protocol/deltaListing.ts';
import {
  type ListedResponse,
  parseManifest,
  parseTable,
  type ReleasedTable,
  readResponseHeaders,
  requireManifestBytes,
} from '../../store/protocol/manifest.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { readSite, type SiteListing } from '../../store/protocol/siteListing.ts';
import { readRelease } from '../../store/protocol/storedRelease.ts';
import { createDocumentPolicy, type Headers } from '../../store/responses/headerPolicy.ts';
import { readAllowedOrigins } from '../../store/responses/readAllowedOrigins.ts';
import type { HostFunctions, StoredFile } from './representation.ts';

export interface SiteContent extends HostFunctions {
  readonly id: string;
  readonly listing: SiteListing;
  readonly documentHeaders: Headers;
  /**
   * Reads the `release.json` of a release. @returns undefined if there is no such release
   * @throws InvalidInputError if it is invalid, IntegrityError if it belongs to another release
   */
  describe(name: string, version: string): Promise<Release | undefined>;
  readonly released: ReleaseLookup;
  /** Delta listings that were read already, by ID. */
  readonly deltaListings: Map<string, DeltaListing>;
}

/**
 * Opens a site: reads its listing and prepares its policy.
 * @param released finds files of releases; all sites share it
 * @throws NotFoundError if the store lacks the site; InvalidInputError if the site is invalid; IntegrityError if it was altered
 */
export async function openSite(
  { read, unpack, gzip, report }: HostFunctions,
  id: string,
  released: ReleaseLookup = createReleaseLookup(read),
): Promise<SiteContent> {
  const listing = await readSite(read, id);
  const allowed = await readAllowedOrigins({ read, unpack }, listing);
  const releases = new Map<string, Release>();
  return {
    read,
    unpack,
    gzip,
    report,
    id,
    listing,
    documentHeaders: createDocumentPolicy(allowed),
    async describe(name, version) {
      const release = releases.get(`${name}/${version}`) ?? (await readRelease(read, name, version));
      // Does not cache missing releases, because they may be published at any moment.
      if (release) releases.set(`${name}/${version}`, release);
      return release;
    },
    released,
    deltaListings: new Map(),
  };
}

/** Reads all files of a site, without those of releases, so that the cache has them before visitors come. */
export async function fillCache({ read, listing }: SiteContent): Promise<void> {
  // Reads in parallel, because each read is a round trip.
  const contents = Object.keys(listing.files).flatMap((file) =>
    isCompressedCopy(file) ? [] : (findContent(listing.files, file) ?? []),
  );
  await pLimit(8).map(contents, (content) => read(getContentKey(content)));
}

/** Returns a file of a listing. @throws NotFoundError if it is not listed */
export function requireListedFile(files: Readonly<Record<string, string>>, file: string): StoredFile {
  const content = findContent(files, file);
  if (content) return { file, content };
  throw new NotFoundError({ fact: `${file} is not listed.` });
}

export interface ReleasedFile extends ListedResponse {
  readonly all: Headers;
}

interface ReleaseLookup {
  /**
   * Finds a released file by its address. @returns undefined if the live manifest does not have the address
   * @param manifest ID of the live manifest
   * @throws NotFoundError, IntegrityError or InvalidInputError if the manifest or the table cannot be read
   */
  find(manifest: string, name: string, address: string): Promise<ReleasedFile | undefined>;
  /**
   * Tells whether open tabs may still request the files of a former live version.
   * @throws as `find` does
   */
  isLeft(manifest: string, name: string, version: string): Promise<boolean>;
  /**
   * Reads all tables of a manifest into memory.
   * @throws NotFoundError, IntegrityError or InvalidInputError if a table cannot be read
   */
  readAll(manifest: string): Promise<void>;
}

/** Maximum number of tables in memory. It is enough for all packages of the live entry and of the one before. */
const knownAtOnce = 64;

/** Finds addresses in the tables of manifests. Reads each table only once. */
export function createReleaseLookup(read: ReadKey): ReleaseLookup {
  const manifests = new LRUCache<string, Readonly<Record<string, string>>>({ max: 4 });
  const cachedTables = new LRUCache<string, ReleasedTable>({ max: knownAtOnce });

  const readBytes = (id: string) => requireManifestBytes({ read }, id);

  async function readTables(manifest: string): Promise<Readonly<Record<string, string>>> {
    const tables = manifests.get(manifest) ?? (await parseManifest(await readBytes(manifest), manifest)).tables;
    manifests.set(manifest, tables);
    return tables;
  }

  async function readTable(id: string): Promise<ReleasedTable> {
    const table = cachedTables.get(id) ?? (await parseTable(await readBytes(id), id));
    cachedTables.set(id, table);
    return table;
  }

  async function findTable(manifest: string, name: string): Promise<ReleasedTable | undefined> {
    const tables = await readTables(manifest);
    const id = Object.hasOwn(tables, name) ? tables[name] : undefined;
    return id === undefined ? undefined : readTable(id);
  }

  return {
    async find(manifest, name, address) {
      const table = await findTable(manifest, name);
      const [response] = (table && Object.hasOwn(table.addresses, address) && table.addresses[address]) || [];
      return table && response && { ...response, all: readResponseHeaders(table, response) };
    },
    async isLeft(manifest, name, version) {
      return Object.hasOwn((await findTable(manifest, name))?.left ?? {}, version);
    },
    async readAll(manifest) {
      await Promise.all(Object.values(await readTables(manifest)).map(readTable));
    },
  };
}
