import { LRUCache } from 'lru-cache';
import { requireManifestBytes } from '../../store/content/requireManifestBytes.ts';
import {
  type ListedResponse,
  parseManifest,
  parseTable,
  type ReleasedTable,
  readResponseHeaders,
} from '../../store/protocol/manifest.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import type { Headers } from '../../store/responses/headerPolicy.ts';

export interface ReleasedFile extends ListedResponse {
  readonly all: Headers;
}

export interface ReleaseLookup {
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
