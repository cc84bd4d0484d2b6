/** Public keys (ed25519, SPKI, base64), by the package that they may release. */
export type TrustedKeys = Readonly<Record<string, readonly string[]>>;

/** Bytes by their keys. */
export type StoredBytes = Readonly<Record<string, Uint8Array | string>>;

/**
 * Storage contract with three verbs: create, read, list. Nothing is ever overwritten, so readers never see half a change, and `create` is
 * the only lock. Keys are paths with `/`; `docs/contracts.md` shows the layout. `storeConformance.ts` tests every store.
 */
export interface ReleaseStore {
  /** Address of the store for messages: a folder, or `s3://bucket/prefix`. */
  readonly place: string;
  /** Public keys whose signed releases the store accepts. Absent: it accepts all releases. */
  readonly trusted?: TrustedKeys;
  /**
   * Creates a key, durable when it resolves.
   * @returns false, and changes nothing, if the key exists
   */
  create(key: string, bytes: Uint8Array | string): Promise<boolean>;
  /** Reads a key; undefined if it does not exist. A failed read throws. Code that only reads depends on this function alone. */
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** Lists the names directly below a prefix that ends with a slash, sorted. */
  list(prefix: string): Promise<string[]>;
  /** The folder, if the store is one: servers read from it directly. */
  readonly folder?: string;
  /** Methods outside the protocol: nothing that is live depends on them. */
  readonly upkeep: StoreUpkeep;
}

/** Methods that only `release gc` and the copy of the newest entry need. */
export interface StoreUpkeep {
  /** Lists every file of the store, leftovers of killed writers included. */
  inventory(): Promise<readonly StoredFile[]>;
  /** Removes files in any order; missing ones are no error. Files that must go first need a call of their own. */
  remove(keys: readonly string[]): Promise<void>;
  /** Replaces `composition.json`, the only file that changes. */
  replaceCopy(bytes: string): Promise<void>;
}

export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  /** Time of writing, in milliseconds since 1970. */
  readonly at: number;
}
