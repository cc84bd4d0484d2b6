import { copySuffix, isCompressible } from './mediaTypes.ts';
import type { ReadKey } from './protocol/readKey.ts';

/** What a store keeps packed: pages with their facts, what belongs to a site, files of releases, lists of deltas, manifests. */
const packedPlace =
  /^(?:pages\/|deltas\/|manifests\/|sites\/[^/]+\/(?!site\.json$)|[a-z][a-z0-9-]*\/(?:browser|node)\/)/;

/**
 * Whether what is created under a key lies packed with brotli, under the key with `.br` behind it, and nothing beside it: nearly all
 * visitors are sent those very bytes, and a store that keeps both keeps six times as much.
 */
export const liesPacked = (key: string): boolean =>
  packedPlace.test(key) && (isCompressible(key) || /\.(?:cjs|d\.ts)$/.test(key));

/** Where the packed bytes of a key lie. */
export const packedKey = (key: string): string => key + copySuffix.br;

/** Unpacks what was packed with brotli. @throws whatever it throws where the bytes are nothing packed */
export type Unpack = (bytes: Uint8Array) => Promise<Uint8Array>;

/**
 * Reads that find a key also where it lies packed; what is too small for that lies as it is. What cannot be unpacked is given as it lies: whoever holds it against its digest finds
 * that it was altered.
 */
export function unpackedReads(read: ReadKey, unpack: Unpack): ReadKey {
  return async (key) => {
    const packed = liesPacked(key) ? await read(packedKey(key)) : undefined;
    return packed ? unpack(packed).catch(() => packed) : read(key);
  };
}

/** In bytes, how much of a key travels to nearly everybody: its brotli copy, or all of it where it has none. Nothing where it is not there. */
export const sizeAsSent = async (read: ReadKey, key: string): Promise<number> =>
  ((await read(packedKey(key))) ?? (await read(key)))?.length ?? 0;
