import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, type ZstdOptions, zstdCompress, zstdDecompress } from 'node:zlib';
import { dictionaryIdLength } from './protocol/deltas.ts';

/** First bytes of every delta (RFC 9842, `dcz`): a frame that zstd skips, 32 bytes long, with the SHA-256 of the dictionary. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
const headerLength = magic.length + 32;

/** Compression level. A higher one takes longer and makes nothing smaller here; browsers take a window of up to 8 MB. */
const level = 19;

const digestOf = (dictionary: Uint8Array): Buffer => createHash('sha256').update(dictionary).digest();

/** The id of a dictionary: the first hex digits of the SHA-256 of its bytes. */
export const dictionaryIdOf = (dictionary: Uint8Array): string =>
  digestOf(dictionary).toString('hex').slice(0, dictionaryIdLength);

/**
 * Makes what a browser that has `dictionary` must be sent to have `target`, in the form `dcz`. It was unpacked again when this returns.
 * Undefined where it unpacks to something else, which zstd would be to blame for.
 */
export async function makeDelta(dictionary: Buffer, target: Buffer): Promise<Buffer | undefined> {
  const options: ZstdOptions = {
    dictionary,
    params: { [constants.ZSTD_c_compressionLevel]: level },
    // Said beforehand, so that whoever unpacks it needs no more memory than that.
    pledgedSrcSize: target.length,
  };
  const packed = await promisify<Buffer, ZstdOptions, Buffer>(zstdCompress)(target, options);
  const delta = Buffer.concat([magic, digestOf(dictionary), packed]);
  return (await appliedDelta(dictionary, delta))?.equals(target) ? delta : undefined;
}

/** Applies a delta to its dictionary; undefined where it is the delta of another one, or none at all. */
export async function appliedDelta(dictionary: Buffer, delta: Buffer): Promise<Buffer | undefined> {
  const fits =
    delta.subarray(0, magic.length).equals(magic) &&
    delta.subarray(magic.length, headerLength).equals(digestOf(dictionary));
  if (!fits) return undefined;
  return promisify<Buffer, ZstdOptions, Buffer>(zstdDecompress)(delta.subarray(headerLength), { dictionary }).catch(
    () => undefined,
  );
}

/** Tells whether a delta is worth its place: at most half of what would be sent without it. Sizes in bytes. */
export const isWorthIt = (delta: number, without: number): boolean => delta <= without / 2;
