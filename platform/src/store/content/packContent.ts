import type { ReleaseStore } from '../backends/releaseStore.ts';
import { computeIntegrity } from '../bytes/computeIntegrity.ts';
import { isCompressible } from '../bytes/mediaTypes.ts';
import { pack, unpack } from '../bytes/packing.ts';
import { type Content, getContentKey, readContent } from '../protocol/content.ts';

/** A content, and the bytes that the store holds for it: compressed if `content.br` is set. */
export interface PackedContent {
  readonly content: Content;
  readonly stored: Buffer;
}

/** Bytes of a file below which compression saves nothing. */
const worthPacking = 512;

/** Tells whether the store compresses a file. It also compresses Node builds and types, although browsers never request them. */
const isPacked = (file: string): boolean => isCompressible(file) || /\.(?:cjs|d\.ts)$/.test(file);

/**
 * Compresses a file for the store with brotli, so that servers never compress on request. Small and already compressed files stay
 * unchanged.
 * @param file file name, whose extension determines whether it is compressed
 * @param packs compresses with brotli
 */
export async function packContent(file: string, bytes: Buffer, packs = pack): Promise<PackedContent> {
  const body = computeIntegrity(bytes);
  if (!isPacked(file) || bytes.byteLength < worthPacking) return { content: { body }, stored: bytes };
  const packed = await packs(bytes);
  return { content: { body, br: computeIntegrity(packed) }, stored: packed };
}

/** Reads and unpacks a content. @returns undefined if the store lacks it @throws IntegrityError if the stored bytes differ */
export const readStoredContent = (
  { read }: Pick<ReleaseStore, 'read'>,
  content: Content,
): Promise<Buffer | undefined> => readContent(read, unpack, content);

/** Returns how many bytes most browsers download for a content: its compressed size if it is stored compressed; 0 if the store lacks it. */
export const measureSentSize = async ({ read }: Pick<ReleaseStore, 'read'>, content: Content): Promise<number> =>
  (await read(getContentKey(content)))?.length ?? 0;
