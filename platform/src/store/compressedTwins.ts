import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|cjs|css|json|svg|xml|txt|webmanifest)$/;

/** The `.br` and `.gz` twins of a file, made once when it is written, so that serving never compresses. Small or packed files have none. */
export async function compressedTwins(name: string, bytes: Buffer): Promise<Record<string, Buffer>> {
  if (!compressible.test(name) || bytes.length < 512) return {};
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { [`${name}.br`]: br, [`${name}.gz`]: gz };
}
