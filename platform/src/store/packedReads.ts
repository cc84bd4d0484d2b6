import { copySuffix } from './mediaTypes.ts';
import type { Unpack } from './protocol/content.ts';
import type { ReadKey } from './protocol/readKey.ts';

/** Tells whether what is created under a key lies packed with brotli, under the key with `.br` behind it: long tables of digests. */
export const liesPacked = (key: string): boolean => /^(?:deltas|manifests)\/[^/]+\.json$/.test(key);

/** Names the key of the packed bytes of a key. */
export const packedKey = (key: string): string => key + copySuffix.br;

/**
 * Reads that find a key also where it lies packed. What cannot be unpacked is given as it lies: whoever holds it against its digest finds
 * that it was altered.
 */
export function unpackedReads(read: ReadKey, unpack: Unpack): ReadKey {
  return async (key) => {
    const packed = liesPacked(key) ? await read(packedKey(key)) : undefined;
    return packed ? unpack(packed).catch(() => packed) : read(key);
  };
}
