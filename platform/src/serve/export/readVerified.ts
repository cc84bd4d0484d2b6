import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { IntegrityError, NotFoundError } from 'shared/contract';
import { integrityOf } from '../../store/integrityOf.ts';
import { copySuffix } from '../../store/mediaTypes.ts';
import { packForOld } from '../../store/packing.ts';
import type { Found } from '../../store/protocol/readReleased.ts';
import { repairCommand } from '../../store/protocol/repairCommand.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';

/** A file in the store with its copies: where it is written today, and a way to each of them by its ending. */
export interface StoredPlace {
  readonly key: string;
  readonly find: (ending: string) => Promise<Found<Buffer> | undefined>;
}

/** What lies under a key, and beside it. */
export const placeAt = ({ read }: ReleaseStore, key: string): StoredPlace => ({
  key,
  async find(ending) {
    const bytes = await read(key + ending);
    return bytes && { key: key + ending, bytes };
  },
});

/**
 * A file out of the store, its bytes held against what the listing or the release says.
 * @throws NotFoundError if it is not there
 * @throws IntegrityError if its bytes are others
 */
export async function readVerified(
  store: ReleaseStore,
  { key, find }: StoredPlace,
  integrity: string,
  ending = '',
): Promise<Buffer> {
  const found = await find(ending);
  if (!found)
    throw new NotFoundError({
      fact: `${key}${ending} is missing in ${store.place}.`,
      nextStep: `"${repairCommand}" writes again what is missing.`,
    });
  if (integrityOf(found.bytes) !== integrity) throw tampered(store, found.key);
  return found.bytes;
}

/**
 * The compressed copies of a file by their endings, those that are listed, and gzip of what is packed with brotli.
 * @param listed the integrity of a copy by its ending, undefined where there is none
 * @throws NotFoundError if a listed one is not there; IntegrityError if its bytes are others, or decompress to others
 */
export async function readVerifiedCopies(
  store: ReleaseStore,
  place: StoredPlace,
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
    const compressed = await readVerified(store, place, integrity, suffix);
    if (!decompressed(compressed, decompress)?.equals(bytes)) throw tampered(store, place.key + suffix);
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
