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

/** JSON out of bytes; a torn or foreign file is told by its key. @throws InvalidInputError if it is no JSON */
export function parseJson(bytes: Uint8Array, key: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new InvalidInputError(
      {
        fact: `${key} is not JSON.`,
        nextStep: "It was not written by this project's commands; remove it and release again.",
      },
      { cause },
    );
  }
}

/**
 * Reads that are cached, up to a number of bytes; what was used longest ago goes first. For keys whose bytes never change, and that
 * is every key but the log's next. "Not there" is not cached: it may be released in a moment.
 *
 * Only what has arrived is shared between requests, not what is under way: a Worker may not wait for another request's read.
 */
export function cachedReads(read: ReadKey, bytes: number): ReadKey {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: bytes,
    sizeCalculation: ({ byteLength }, key) => byteLength + key.length + 1,
  });
  return async (key) => {
    const known = kept.get(key);
    if (known && !isRefused(known)) return known;
    const found = await read(key);
    if (found) kept.set(key, found);
    return found;
  };
}
