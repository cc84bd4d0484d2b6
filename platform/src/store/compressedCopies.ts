import { copySuffix, isCompressible } from './mediaTypes.ts';
import { pack } from './packing.ts';

/** How many bytes a file has at the least that is packed: of fewer, packing makes more. */
const least = 512;

/** Whether a file is packed: not where it is small, or compressed already. */
export const mayBeCopied = (name: string, bytes: Uint8Array): boolean =>
  bytes.byteLength >= least && (isCompressible(name) || /\.(?:cjs|d\.ts)$/.test(name));

/**
 * The compressed copies of a file by their names, made once when it is written, so that serving never compresses for those who take
 * brotli. Small files, and those that are compressed already, have none.
 */
export async function compressedCopies(name: string, bytes: Buffer): Promise<Record<string, Buffer>> {
  return isCompressible(name) && mayBeCopied(name, bytes) ? { [name + copySuffix.br]: await pack(bytes) } : {};
}
