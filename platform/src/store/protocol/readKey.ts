import { LRUCache } from 'lru-cache';
import { IntegrityError, InvalidInputError } from 'shared/contract';
import { isRefused } from './integrity.ts';

/** Reads the bytes of a key. @returns undefined if the key does not exist; a failed read throws, so it never looks like a missing key */
export type ReadKey = (key: string) => Promise<Uint8Array | undefined>;

/** Reads a key as JSON. @returns undefined if the key does not exist @throws InvalidInputError if the bytes are no JSON */
export async function readJson(read: ReadKey, key: string): Promise<unknown> {
  const bytes = await read(key);
  return bytes && parseJson(bytes, key);
}

const removeIt = 'No command of this project wrote it. Remove it and release again.';

/** Maximum nesting of JSON; files of this project are far below. */
const deepest = 100;

/** Tells whether JSON is nested so deeply that parsing would be slow. */
function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (inString) {
      if (byte === 0x5c) index += 1;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x5b || byte === 0x7b) depth += 1;
    else if (byte === 0x5d || byte === 0x7d) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/**
 * Parses JSON.
 * @param key named in an error
 * @param nextStep advice in an error
 * @throws InvalidInputError if the bytes are no JSON, or nested too deeply
 */
export function parseJson(bytes: Uint8Array, key: string, nextStep = removeIt): unknown {
  try {
    if (isTooDeep(bytes)) throw new SyntaxError('The brackets are nested too deeply.');
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new InvalidInputError({ fact: `${key} is not JSON.`, nextStep }, { cause });
  }
}

/** Milliseconds for which the cache remembers that a key is missing. */
export const missingCacheMs = 5000;

/** Maximum bytes that the names of missing keys take in the cache. */
const missingBytes = 1_000_000;

export interface CacheCounts {
  hits: number;
  misses: number;
}

/**
 * Caches reads up to a number of bytes; the least recently used are dropped. Stored keys never change. Missing keys are cached only for a
 * few seconds, because a release may create them. Requests share results, not pending reads, because a Worker may not wait for another
 * request's read.
 * @param now clock in milliseconds that never goes backwards
 */
export function createReadCache(
  read: ReadKey,
  bytes: number,
  now: () => number = () => performance.now(),
  counts: CacheCounts = { hits: 0, misses: 0 },
): ReadKey {
  const cachedBytes = new LRUCache<string, Uint8Array>({
    maxSize: bytes,
    sizeCalculation: ({ byteLength }, key) => byteLength + key.length + 1,
  });
  const missingSince = new LRUCache<string, number>({
    maxSize: missingBytes,
    sizeCalculation: (_, key) => key.length + 1,
  });
  return async (key) => {
    const cached = cachedBytes.get(key);
    counts.hits += 1;
    if (cached && !isRefused(cached)) return cached;
    const since = missingSince.get(key);
    if (since !== undefined && now() - since < missingCacheMs) return undefined;
    counts.hits -= 1;
    counts.misses += 1;
    const bytes = await read(key);
    if (bytes) cachedBytes.set(key, bytes);
    if (bytes) missingSince.delete(key);
    else missingSince.set(key, now());
    return bytes;
  };
}

/**
 * Turns the error of an invalid or altered file into undefined.
 * @throws other errors: NotFoundError, and those of an unavailable store, which does not prove a fault of the file
 */
export function ignoreUnreadable(error: unknown): undefined {
  if (error instanceof InvalidInputError || error instanceof IntegrityError) return undefined;
  throw error;
}

/**
 * Calls `read`. @returns undefined if the file is missing, invalid or altered
 * @throws as `ignoreUnreadable` does
 */
export function readUnlessUnreadable<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    return ignoreUnreadable(error);
  }
}
