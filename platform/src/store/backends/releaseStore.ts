/** Public keys (ed25519, SPKI, base64) by package. A package's keys may sign its releases. */
export type TrustedKeys = Readonly<Record<string, readonly string[]>>;

export type BytesByKey = Readonly<Record<string, Uint8Array | string>>;

/**
 * Contract of a store with three verbs: create, read, list. Nothing is ever overwritten, so readers never see half a change. `create` is
 * the only lock. Keys are paths with `/`; `docs/store.md` shows the layout. `storeConformance.ts` tests every store.
 */
export interface ReleaseStore {
  /** Place of the store, for messages: a folder, or `s3://bucket/prefix`. */
  readonly place: string;
  /** Public keys whose signed releases the store accepts. Absent: the store accepts all releases. */
  readonly trusted?: TrustedKeys;
  /**
   * Creates a key. The bytes are durable when the promise resolves.
   * @returns false, without a change, if the key exists
   */
  create(key: string, bytes: Uint8Array | string): Promise<boolean>;
  /** Reads a key; undefined if it does not exist. A failed read throws. Code that only reads a store needs only this function. */
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** Lists the names directly below a prefix, sorted. @param prefix ends with a slash */
  list(prefix: string): Promise<string[]>;
  /** Path of the folder, if the store is one. Servers read its files directly. */
  readonly folder?: string;
  readonly upkeep: StoreUpkeep;
}

/** Methods that only `release gc` and the copy of the newest entry need. */
export interface StoreUpkeep {
  /** Lists every file of the store, leftovers of killed writers included. */
  inventory(): Promise<readonly StoredFile[]>;
  /** Removes files in any order; missing files are no error. The caller needs two calls if some files must go first. */
  remove(keys: readonly string[]): Promise<void>;
  /** Replaces `composition.json`, the only file that changes. */
  replaceCopy(bytes: string): Promise<void>;
}

export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  /** Time of the last write, in milliseconds since 1970. */
  readonly at: number;
}
