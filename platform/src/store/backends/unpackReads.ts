import { copySuffix } from '../bytes/mediaTypes.ts';
import type { Unpack } from '../protocol/content.ts';
import type { ReadKey } from '../protocol/readKey.ts';

/** Tells whether the store compresses the file of a key, and stores it under the key plus `.br`: manifests, tables and delta listings. */
export const isStoredPacked = (key: string): boolean => /^(?:deltas|manifests)\/[^/]+\.json$/.test(key);

export const getPackedKey = (key: string): string => key + copySuffix.br;

/**
 * Wraps a read so that it also finds compressed files. Returns bytes that cannot be unpacked unchanged, because the check of their digest
 * then fails.
 */
export function unpackReads(read: ReadKey, unpack: Unpack): ReadKey {
  return async (key) => {
    const packed = isStoredPacked(key) ? await read(getPackedKey(key)) : undefined;
    return packed ? unpack(packed).catch(() => packed) : read(key);
  };
}
