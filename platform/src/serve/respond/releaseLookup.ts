import { LRUCache } from 'lru-cache';
import type { Headers } from '../../store/answers/policy.ts';
import { requireManifestBytes } from '../../store/content/requireManifestBytes.ts';
import {
  type Answer,
  parseManifest,
  parseTable,
  type ReleasedTable,
  readAnswerHeaders,
} from '../../store/protocol/manifest.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';

/** Response for a public file of a release. */
export interface ReleasedFile extends Answer {
  readonly all: Headers;
}

/** Finds responses for files of releases. */
export interface ReleaseLookup {
  /**
   * Looks an address up. Undefined if it is not served.
   * @param manifest id of the live manifest
   * @throws NotFoundError, IntegrityError or InvalidInputError if the manifest or the table cannot be read
   */
  find(manifest: string, name: string, address: string): Promise<ReleasedFile | undefined>;
  /**
   * Tells whether a version that is no longer live is still served.
   * @throws as `find` does
   */
  isLeft(manifest: string, name: string, version: string): Promise<boolean>;
  /**
   * Reads all tables of a manifest into memory.
   * @throws NotFoundError, IntegrityError or InvalidInputError if one cannot be read
   */
  readAll(manifest: string): Promise<void>;
}

/** Maximum number of tables in memory: those of the live entry and of the one before. */
const knownAtOnce = 64;

/** Looks addresses up in the tables of manifests. Each table is read once. */
export function createReleaseLookup(read: ReadKey): ReleaseLookup {
  const manifests = new LRUCache<string, Readonly<Record<string, string>>>({ max: 4 });
  const known = new LRUCache<string, ReleasedTable>({ max: knownAtOnce });

  const bytesOf = (id: string) => requireManifestBytes({ read }, id);

  async function tablesOf(manifest: string): Promise<Readonly<Record<string, string>>> {
    const tables = manifests.get(manifest) ?? (await parseManifest(await bytesOf(manifest), manifest)).tables;
    manifests.set(manifest, tables);
    return tables;
  }

  async function tableOf(id: string): Promise<ReleasedTable> {
    const table = known.get(id) ?? (await parseTable(await bytesOf(id), id));
    known.set(id, table);
    return table;
  }

  async function tableIn(manifest: string, name: string): Promise<ReleasedTable | undefined> {
    const tables = await tablesOf(manifest);
    const id = Object.hasOwn(tables, name) ? tables[name] : undefined;
    return id === undefined ? undefined : tableOf(id);
  }

  return {
    async find(manifest, name, address) {
      const table = await tableIn(manifest, name);
      const [answer] = (table && Object.hasOwn(table.addresses, address) && table.addresses[address]) || [];
      return table && answer && { ...answer, all: readAnswerHeaders(table, answer) };
    },
    async isLeft(manifest, name, version) {
      return Object.hasOwn((await tableIn(manifest, name))?.left ?? {}, version);
    },
    async readAll(manifest) {
      await Promise.all(Object.values(await tablesOf(manifest)).map(tableOf));
    },
  };
}
