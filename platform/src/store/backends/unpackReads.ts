import { copySuffix } from '../bytes/mediaTypes.ts';
import type { Unpack } from '../protocol/content.ts';
import type { ReadKey } from '../protocol/readKey.ts';

/** Tells whether the store compresses the file of a key, and stores it under the key plus `.br`: manifests, tables and delta listings. */
export const isStoredPacked = (key: string): boolean => /^(?:deltas|manifests)\/[^/]+\.json$/.test(key);

export const getPackedKey = (key: string): string => key + copySuffix.br;

/**
 * Wraps `read`: also finds files that are stored under the key plus `.br`, and unpacks them. If that fails, returns the stored bytes, so
 * that the check of their digest reports them.
 */
export function unpackReads(read: ReadKey, unpack: Unpack): ReadKey {
  return async (key) => {
    const packed = isStoredPacked(key) ? await read(getPackedKey(key)) : undefined;
    return packed ? unpack(packed).catch(() => packed) : read(key);
  };
}
