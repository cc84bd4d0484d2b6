import { integrityOf } from './integrityOf.ts';
import { isCompressible } from './mediaTypes.ts';
import { pack, unpack } from './packing.ts';
import { type Content, contentKey, readContent } from './protocol/content.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** A content and the bytes that are stored of it: packed where it is packed. */
export interface PackedContent {
  readonly content: Content;
  readonly stored: Buffer;
}

/** The bytes from which on packing makes something smaller. */
const worthPacking = 512;

/** Node's code and type declarations travel to nobody, and are stored packed as what travels is. */
const isPacked = (file: string): boolean => isCompressible(file) || /\.(?:cjs|d\.ts)$/.test(file);

/**
 * Packs a file as it is stored, once, so that serving never compresses for those who take brotli. Small files, and those that are compressed
 * already, stay plain.
 * @param file its name, by whose ending it is known whether it packs well
 * @param packs packs with brotli
 */
export async function packContent(file: string, bytes: Buffer, packs = pack): Promise<PackedContent> {
  const body = integrityOf(bytes);
  if (!isPacked(file) || bytes.byteLength < worthPacking) return { content: { body }, stored: bytes };
  const packed = await packs(bytes);
  return { content: { body, br: integrityOf(packed) }, stored: packed };
}

/** Reads a content out of a store, unpacked; undefined if it is not there. @throws IntegrityError if other bytes lie there */
export const readStored = ({ read }: Pick<ReleaseStore, 'read'>, content: Content): Promise<Buffer | undefined> =>
  readContent(read, unpack, content);

/** Tells how many bytes of a content travel to nearly everybody: its packed form, or all of it. None where it is not there. */
export const sizeAsSent = async ({ read }: Pick<ReleaseStore, 'read'>, content: Content): Promise<number> =>
  (await read(contentKey(content)))?.length ?? 0;
