import { copySuffix, isCompressible } from './mediaTypes.ts';
import { pack } from './packing.ts';

/** Whether a file is large enough to be packed: of fewer bytes packing makes more. */
export const isWorthPacking = (bytes: Uint8Array): boolean => bytes.byteLength >= 512;

/**
 * The compressed copies of a file by their names, made once when it is written, so that serving never compresses for those who take
 * brotli. Small files, and those that are compressed already, have none.
 */
export async function compressedCopies(name: string, bytes: Buffer): Promise<Record<string, Buffer>> {
  return isCompressible(name) && isWorthPacking(bytes) ? { [name + copySuffix.br]: await pack(bytes) } : {};
}
