import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** Packs with brotli, as small as it gets: it is done once, when something is written. */
export const pack = (bytes: Uint8Array): Promise<Buffer> => packWith(11, bytes);

/** The same of what travels to no visitor, and is mostly digests: a fiftieth of the time for a twentieth more bytes. */
export const packQuickly = (bytes: Uint8Array): Promise<Buffer> => packWith(6, bytes);

const packWith = (quality: number, bytes: Uint8Array): Promise<Buffer> =>
  promisify<Uint8Array, object, Buffer>(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });

/** Unpacks what `pack` has packed. @throws where it is nothing packed, or where something follows it, which zlib lets pass */
export const unpack = (bytes: Uint8Array): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // What the types do not know: with `info` the engine comes along, and says how many bytes it has taken.
    const done = (error: Error | null, result: unknown) => {
      const { buffer, engine } = (result ?? {}) as { buffer: Buffer; engine: { bytesWritten: number } };
      if (error) reject(error);
      else if (engine.bytesWritten !== bytes.byteLength) reject(new Error('Something follows what was packed.'));
      else resolve(buffer);
    };
    brotliDecompress(bytes, { info: true }, done);
  });

/** Packs with gzip, for those who take nothing better. */
export const packForOld = (bytes: Uint8Array): Promise<Buffer> =>
  promisify<Uint8Array, object, Buffer>(gzip)(bytes, { level: 9 });
