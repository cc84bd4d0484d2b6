import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** Compresses with brotli at its highest quality, because each file is compressed only once, when it is written. */
export const pack = (bytes: Uint8Array): Promise<Buffer> => packWith(11, bytes);

/** Compresses manifests and delta listings, which browsers never download: quality 6 takes 2 % of the time for 5 % more bytes. */
export const packQuickly = (bytes: Uint8Array): Promise<Buffer> => packWith(6, bytes);

const packWith = (quality: number, bytes: Uint8Array): Promise<Buffer> =>
  promisify<Uint8Array, object, Buffer>(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });

/** Unpacks brotli. @throws if the bytes are invalid, or if bytes follow the compressed data, which zlib would ignore */
export const unpack = (bytes: Uint8Array): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // With `info`, the result also has the engine, whose `bytesWritten` counts the consumed bytes. Node's types lack this result.
    const done = (error: Error | null, result: unknown) => {
      const { buffer, engine } = (result ?? {}) as { buffer: Buffer; engine: { bytesWritten: number } };
      if (error) reject(error);
      else if (engine.bytesWritten !== bytes.byteLength) reject(new Error('Something follows what was packed.'));
      else resolve(buffer);
    };
    brotliDecompress(bytes, { info: true }, done);
  });

/** Compresses with gzip, for clients without brotli. */
export const packWithGzip = (bytes: Uint8Array): Promise<Buffer> =>
  promisify<Uint8Array, object, Buffer>(gzip)(bytes, { level: 9 });
