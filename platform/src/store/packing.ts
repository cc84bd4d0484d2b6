import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** Packs with brotli, as small as it gets: it is done once, when something is written. */
export const pack = (bytes: Uint8Array): Promise<Buffer> =>
  promisify<Uint8Array, object, Buffer>(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });

/** Unpacks what `pack` has packed. @throws where it is nothing packed */
export const unpack = promisify<Uint8Array, Buffer>(brotliDecompress);

/** Packs with gzip, for those who take nothing better. */
export const packForOld = (bytes: Uint8Array): Promise<Buffer> =>
  promisify<Uint8Array, object, Buffer>(gzip)(bytes, { level: 9 });
