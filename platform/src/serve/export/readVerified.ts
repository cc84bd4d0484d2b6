import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { IntegrityError, NotFoundError } from 'shared/contract';
import { integrityOf } from '../../store/integrityOf.ts';
import { copySuffix } from '../../store/mediaTypes.ts';
import { packForOld } from '../../store/packing.ts';
import { repairCommand } from '../../store/protocol/repairCommand.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';

/**
 * A file out of the store, its bytes held against what the listing or the release says.
 * @throws NotFoundError if it is not there
 * @throws IntegrityError if its bytes are others
 */
export async function readVerified(store: ReleaseStore, key: string, integrity: string): Promise<Buffer> {
  const bytes = await store.read(key);
  if (!bytes)
    throw new NotFoundError({
      fact: `${key} is missing in ${store.place}.`,
      nextStep: `"${repairCommand}" writes again what is missing.`,
    });
  if (integrityOf(bytes) !== integrity) throw tampered(store, key);
  return bytes;
}

/**
 * The compressed copies of a file by their endings, those that are listed, and gzip of what is packed with brotli.
 * @param listed the integrity of a copy by its ending, undefined where there is none
 * @throws NotFoundError if a listed one is not there; IntegrityError if its bytes are others, or decompress to others
 */
export async function readVerifiedCopies(
  store: ReleaseStore,
  key: string,
  bytes: Buffer,
  listed: (ending: string) => string | undefined,
): Promise<Record<string, Buffer>> {
  const copies: Record<string, Buffer> = {};
  for (const [suffix, decompress] of [
    [copySuffix.br, brotliDecompressSync],
    [copySuffix.gzip, gunzipSync],
  ] as const) {
    const integrity = listed(suffix);
    // What is kept is packed with brotli alone.
    if (integrity === undefined && suffix === copySuffix.gzip && copies[copySuffix.br])
      copies[suffix] = await packForOld(bytes);
    if (integrity === undefined) continue;
    const compressed = await readVerified(store, key + suffix, integrity);
    if (!decompressed(compressed, decompress)?.equals(bytes)) throw tampered(store, key + suffix);
    copies[suffix] = compressed;
  }
  return copies;
}

/** Undefined where nothing can be decompressed. */
function decompressed(bytes: Buffer, decompress: (bytes: Buffer) => Buffer): Buffer | undefined {
  try {
    return decompress(bytes);
  } catch {
    return undefined;
  }
}

const tampered = (store: ReleaseStore, key: string): IntegrityError =>
  new IntegrityError({
    fact: `${key} in ${store.place} is not what was written there; somebody changed it. Nothing was exported.`,
    nextStep: `Find out who can write into the store; "${repairCommand}" makes it again, or says what to do.`,
  });
