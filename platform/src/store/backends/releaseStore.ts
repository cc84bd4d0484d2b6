import { InvalidInputError, StoreError } from 'shared/contract';

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

/** Matches one segment of a key. Every disk and bucket accepts its characters, and URLs encode none of them except `@`. */
const step = /^[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*$/;

/**
 * Refuses a key that some store would refuse, or that leads out of the store. Such keys have empty or hidden segments, `..`, spaces,
 * characters that URLs encode, segments over 200 or over 900 characters in total. A prefix (for listing) may be empty or end with a slash.
 * @throws InvalidInputError that names the key
 */
export function checkKey(key: string, { prefix = false }: { prefix?: boolean } = {}): void {
  if (prefix && key === '') return;
  const path = prefix && key.endsWith('/') ? key.slice(0, -1) : key;
  const whole = path.length <= 900 && path.split('/').every((each) => step.test(each) && each.length <= 200);
  if (whole && (!prefix || key.endsWith('/'))) return;
  throw new InvalidInputError({
    fact: `${JSON.stringify(key)} is not a valid ${prefix ? 'prefix' : 'key'} of a store.`,
    nextStep: `Rename the file. A key has parts of letters, digits and ._@~+- with single slashes between them, and no part begins with a dot${prefix ? '; a prefix ends with a slash' : ''}.`,
  });
}

export const createOutOfSpaceError = (key: string, place: string, cause: unknown): Error =>
  new StoreError(
    {
      fact: `There is no disk space left for ${key} in ${place}.`,
      nextStep: 'The live site has not changed. Free some disk space and run the command again.',
    },
    { cause },
  );
