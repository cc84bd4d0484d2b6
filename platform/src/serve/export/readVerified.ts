import { IntegrityError, NotFoundError } from 'shared/contract';
import { integrityOf } from '../../store/integrityOf.ts';
import { copySuffix } from '../../store/mediaTypes.ts';
import { packForOld, unpack } from '../../store/packing.ts';
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
 * The compressed copies of a file by their endings: the one that is listed, and gzip beside it. None where none is listed.
 * @param integrity of the listed one
 * @throws NotFoundError if it is not there; IntegrityError if its bytes are others, or decompress to others
 */
export async function readVerifiedCopies(
  store: ReleaseStore,
  key: string,
  bytes: Buffer,
  integrity: string | undefined,
): Promise<Record<string, Buffer>> {
  if (integrity === undefined) return {};
  const packed = await readVerified(store, key + copySuffix.br, integrity);
  const unpacked = await unpack(packed).catch(() => undefined);
  if (!unpacked?.equals(bytes)) throw tampered(store, key + copySuffix.br);
  return { [copySuffix.br]: packed, [copySuffix.gzip]: await packForOld(bytes) };
}

const tampered = (store: ReleaseStore, key: string): IntegrityError =>
  new IntegrityError({
    fact: `${key} in ${store.place} is not what was written there; somebody changed it. Nothing was exported.`,
    nextStep: `Find out who can write into the store; "${repairCommand}" makes it again, or says what to do.`,
  });
