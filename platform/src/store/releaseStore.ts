/** Public keys (ed25519, SPKI, base64) by the package that they may release. A key that stands under no package may release nothing. */
export type TrustedKeys = Readonly<Record<string, readonly string[]>>;

/** Files by their keys. */
export type StoredBytes = Readonly<Record<string, Uint8Array | string>>;

/**
 * The whole storage contract: three verbs. Nothing is ever overwritten, so a reader sees the old or the new, never a mixture,
 * and "created" is the only lock. Keys are paths with `/`; see `docs/contracts.md` for the layout. Every store passes the one
 * suite of `storeConformance.ts`.
 */
export interface ReleaseStore {
  /** Address of the store, also for people: a folder's path, or `s3://bucket/prefix`. */
  readonly place: string;
  /** Whose releases it takes, where that is asked. */
  readonly trusted?: TrustedKeys;
  /** Creates a key, durable when it returns. False, and nothing is changed, if the key was there. */
  create(key: string, bytes: Uint8Array | string): Promise<boolean>;
  /** The bytes of a key, or undefined if it is not there. A failed read is an error, never "not there". What only reads takes this alone: `store.read`. */
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** The names directly below a prefix that ends with a slash, in order. */
  list(prefix: string): Promise<string[]>;
  /** The folder itself, where the store is one: what is served from it needs no copy. */
  readonly folder?: string;
  /** Not part of the protocol: nothing that becomes live depends on it. */
  readonly upkeep: StoreUpkeep;
}

/** Methods that only `release gc` and the copy of the newest entry need. */
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
  /** Time at which it was written, in milliseconds since 1970. */
  readonly at: number;
}
