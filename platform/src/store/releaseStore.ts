import { entryKey, type LogEntry, parseLogEntry } from './logEntry.ts';

export { entryKey };

/**
 * The whole storage contract: three verbs. Nothing is ever overwritten, so a reader sees the old or the new, never a mixture,
 * and "created" is the only lock. Keys are paths with `/`; see `docs/contracts.md` for the layout. Every store passes the one
 * suite of `storeConformance.ts`.
 */
export interface ReleaseStore {
  /** Creates a key, durable when it returns. False, and nothing is changed, if the key was there. */
  create(key: string, bytes: Uint8Array | string): Promise<boolean>;
  /** The bytes of a key, or undefined if it is not there. A failed read is an error, never "not there". */
  read(key: string): Promise<Buffer | undefined>;
  /** The names directly below a prefix that ends with a slash, in order. */
  list(prefix: string): Promise<string[]>;
  /** Where the store is, for people and for opening it again: a folder's path, or `s3://bucket/prefix`. */
  readonly place: string;
  /** The folder itself, where the store is one: what is served from it needs no copy. */
  readonly folder?: string;
  /** Not part of the protocol: nothing that becomes live depends on it. */
  readonly upkeep: StoreUpkeep;
}

/** What only `release gc` and the copy of the newest entry need. */
export interface StoreUpkeep {
  /** Every file of the store, what killed writers left included. */
  inventory(): Promise<readonly StoredFile[]>;
  /** Removes files; those that are gone already are no error. In no order: what must go first goes in a call of its own. */
  remove(keys: readonly string[]): Promise<void>;
  /** Replaces `composition.json`, the one file that changes. */
  replaceCopy(bytes: string): Promise<void>;
}

export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

/** An entry as it lies, byte by byte: what the next one's chain is made of. @throws a lesson if it is not there */
export async function readEntryBytes(store: ReleaseStore, number: number): Promise<Buffer> {
  const bytes = await store.read(entryKey(number));
  if (!bytes) throw new Error(`The log in ${store.place} has no entry ${number}. See "release log" for those it has.`);
  return bytes;
}

/** One entry of the log, parsed. */
export async function readEntry(store: ReleaseStore, number: number): Promise<LogEntry> {
  const key = entryKey(number);
  return parseLogEntry(parseJson(await readEntryBytes(store, number), key), key);
}

/** The numbers of all entries, oldest first. */
export async function entryNumbers(store: ReleaseStore): Promise<number[]> {
  const names = await store.list('log/');
  return names.filter((name) => /^\d{8}\.json$/.test(name)).map((name) => Number(name.slice(0, 8)));
}

/** The newest entry of the log: what is live. Undefined before the first compose. */
export async function newestEntry(store: ReleaseStore): Promise<LogEntry | undefined> {
  const names = (await store.list('log/')).filter((name) => /^\d{8}\.json$/.test(name));
  const newest = names.at(-1);
  if (newest === undefined) return undefined;
  const key = `log/${newest}`;
  const bytes = await store.read(key);
  if (!bytes)
    throw new Error(`${key} was listed in ${store.place} and could not be read. Look at the store's permissions.`);
  return parseLogEntry(parseJson(bytes, key), key);
}

/** JSON from the store; a torn or foreign file is told by its key. */
export function parseJson(bytes: Buffer, key: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new Error(`${key} is not JSON. It was not written by this project's commands; remove it and release again.`, {
      cause,
    });
  }
}
