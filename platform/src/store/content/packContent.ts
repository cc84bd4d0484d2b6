import type { ReleaseStore } from '../backends/releaseStore.ts';
import { computeIntegrity } from '../bytes/computeIntegrity.ts';
import { isCompressible } from '../bytes/mediaTypes.ts';
import { pack, unpack } from '../bytes/packing.ts';
import { type Content, getContentKey, readContent } from '../protocol/content.ts';

/** A content, and the bytes that the store holds for it: packed if `content.br` is set. */
export interface PackedContent {
  readonly content: Content;
  readonly stored: Buffer;
}

/** Size in bytes below which packing saves nothing. */
const worthPacking = 512;

/** Tells whether the store compresses a file. Node builds and type declarations never reach browsers, but are compressed too. */
const isPacked = (file: string): boolean => isCompressible(file) || /\.(?:cjs|d\.ts)$/.test(file);

/**
 * Packs a file for the store with brotli, so that servers never compress on request. Small and already compressed files stay plain.
 * @param file file name; its extension decides whether it is packed
 * @param packs packs with brotli
 */
export async function packContent(file: string, bytes: Buffer, packs = pack): Promise<PackedContent> {
  const body = computeIntegrity(bytes);
  if (!isPacked(file) || bytes.byteLength < worthPacking) return { content: { body }, stored: bytes };
  const packed = await packs(bytes);
  return { content: { body, br: computeIntegrity(packed) }, stored: packed };
}

/**
 * Reads and unpacks a content; undefined if it is not in the store.
 * @throws IntegrityError if the stored bytes differ
 */
export const readStoredContent = (
  { read }: Pick<ReleaseStore, 'read'>,
  content: Content,
): Promise<Buffer | undefined> => readContent(read, unpack, content);

/** Returns the size in bytes that most browsers download: the packed form, or the plain one. 0 if it is not in the store. */
export const measureSentSize = async ({ read }: Pick<ReleaseStore, 'read'>, content: Content): Promise<number> =>
  (await read(getContentKey(content)))?.length ?? 0;
