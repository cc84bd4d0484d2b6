import { LRUCache } from 'lru-cache';
import { InvalidInputError } from 'shared/contract';
import { isRefused } from './asReleased.ts';

/**
 * All that reading asks of a store: the bytes of a key, or undefined if it is not there. A read that fails is an error, never "not
 * there".
 */
export type ReadKey = (key: string) => Promise<Uint8Array | undefined>;

/** JSON of a key; undefined if it is not there. @throws InvalidInputError if it is no JSON */
export async function readJson(read: ReadKey, key: string): Promise<unknown> {
  const bytes = await read(key);
  return bytes && parseJson(bytes, key);
}

const removeIt = "It was not written by this project's commands; remove it and release again.";

/** Depth to which brackets stand in each other at the most in what this project writes; it is far less. */
const deepest = 100;

/** Tells whether brackets stand deeper in each other than in anything of ours: a text of nothing but brackets takes long to read. */
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
 * JSON out of bytes; a torn or foreign file is told by its key.
 * @param nextStep what there is to do about one
 * @throws InvalidInputError if it is no JSON, or nothing but brackets
 */
export function parseJson(bytes: Uint8Array, key: string, nextStep = removeIt): unknown {
  try {
    if (isTooDeep(bytes)) throw new SyntaxError('Brackets stand too deep in each other.');
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new InvalidInputError({ fact: `${key} is not JSON.`, nextStep }, { cause });
  }
}

/** For how long, in milliseconds, a key that was not there counts as not there. */
export const missingFor = 5000;

/** Bytes that the keys of files that were not there may take in the cache. */
const missingBytes = 1_000_000;

/** Numbers of reads that were answered from a cache, and of those that were not. */
export interface CacheCounts {
  hits: number;
  misses: number;
}

/**
 * Reads that are cached, up to a number of bytes; what was used longest ago goes first. For keys whose bytes never change, and that
 * is every key but the log's next. "Not there" is kept for some seconds only, so that what nobody has costs no read each time: it may be
 * released in a moment.
 *
 * Only what has arrived is shared between requests, not what is under way: a Worker may not wait for another request's read.
 * @param now a clock in milliseconds that only goes forward
 */
export function cachedReads(
  read: ReadKey,
  bytes: number,
  now: () => number = () => performance.now(),
  counts: CacheCounts = { hits: 0, misses: 0 },
): ReadKey {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: bytes,
    sizeCalculation: ({ byteLength }, key) => byteLength + key.length + 1,
  });
  const missingSince = new LRUCache<string, number>({
    maxSize: missingBytes,
    sizeCalculation: (_, key) => key.length + 1,
  });
  return async (key) => {
    const known = kept.get(key);
    counts.hits += 1;
    if (known && !isRefused(known)) return known;
    const since = missingSince.get(key);
    if (since !== undefined && now() - since < missingFor) return undefined;
    counts.hits -= 1;
    counts.misses += 1;
    const found = await read(key);
    if (found) kept.set(key, found);
    if (found) missingSince.delete(key);
    else missingSince.set(key, now());
    return found;
  };
}
