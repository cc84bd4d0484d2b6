import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { copySuffix, isCompressible } from './mediaTypes.ts';

/**
 * The compressed copies of a file by their names, made once when it is written, so that serving never compresses. Small files, and those
 * that are compressed already, have none.
 */
export async function compressedCopies(name: string, bytes: Buffer): Promise<Record<string, Buffer>> {
  if (!isCompressible(name) || bytes.length < 512) return {};
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { [name + copySuffix.br]: br, [name + copySuffix.gzip]: gz };
}
