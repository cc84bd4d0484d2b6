import type { Unpack } from '../protocol/content.ts';
import type { ReadKey } from '../protocol/readKey.ts';
import { copySuffix } from '../utilities/mediaTypes.ts';

/** Tells whether a key is stored compressed, under the key plus `.br`: manifests, tables and delta listings. */
export const isStoredPacked = (key: string): boolean => /^(?:deltas|manifests)\/[^/]+\.json$/.test(key);

/** Returns the key under which the compressed bytes are stored. */
export const getPackedKey = (key: string): string => key + copySuffix.br;

/** Wraps a read so that it also finds compressed keys. Bytes that cannot be unpacked are returned as they are: the digest check then fails. */
export function unpackReads(read: ReadKey, unpack: Unpack): ReadKey {
  return async (key) => {
    const packed = isStoredPacked(key) ? await read(getPackedKey(key)) : undefined;
    return packed ? unpack(packed).catch(() => packed) : read(key);
  };
}
