import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, type ZstdOptions, zstdCompress, zstdDecompress } from 'node:zlib';
import { dictionaryIdLength } from '../protocol/deltaListing.ts';

/** First bytes of every delta (RFC 9842, `dcz`): the header of a skippable zstd frame. Its 32 bytes are the dictionary's SHA-256. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
const headerLength = magic.length + 32;

/** zstd level. Higher levels take longer and save nothing here. Level 19 uses a window below 8 MB, the most that browsers accept. */
const level = 19;

const computeDigest = (dictionary: Uint8Array): Buffer => createHash('sha256').update(dictionary).digest();

/** Returns the ID of a dictionary: the first hex digits of its SHA-256. */
export const computeDictionaryId = (dictionary: Uint8Array): string =>
  computeDigest(dictionary).toString('hex').slice(0, dictionaryIdLength);

/**
 * Compresses `target` with `dictionary` into a `dcz` delta, and decompresses it as a check. @returns undefined if the check fails, which
 * would be a bug of zstd
 */
export async function makeDelta(dictionary: Buffer, target: Buffer): Promise<Buffer | undefined> {
  const options: ZstdOptions = {
    dictionary,
    params: { [constants.ZSTD_c_compressionLevel]: level },
    // Writes the file's size into the delta, so that decoders allocate no more memory than needed.
    pledgedSrcSize: target.length,
  };
  const packed = await promisify<Buffer, ZstdOptions, Buffer>(zstdCompress)(target, options);
  const delta = Buffer.concat([magic, computeDigest(dictionary), packed]);
  return (await applyDelta(dictionary, delta))?.equals(target) ? delta : undefined;
}

/** Decompresses a delta with its dictionary. @returns undefined if the bytes are no delta, or the delta has another dictionary */
export async function applyDelta(dictionary: Buffer, delta: Buffer): Promise<Buffer | undefined> {
  const fits =
    delta.subarray(0, magic.length).equals(magic) &&
    delta.subarray(magic.length, headerLength).equals(computeDigest(dictionary));
  if (!fits) return undefined;
  return promisify<Buffer, ZstdOptions, Buffer>(zstdDecompress)(delta.subarray(headerLength), { dictionary }).catch(
    () => undefined,
  );
}

/** Tells whether a delta is at most half as large as `without`, the bytes that a browser without a dictionary downloads. */
export const savesEnough = (delta: number, without: number): boolean => delta <= without / 2;
