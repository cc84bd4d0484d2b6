import { NotFoundError } from 'shared/contract';
import { copySuffix } from '../../store/mediaTypes.ts';
import { asReleased, isReleased, otherBytes, refuse } from '../../store/protocol/asReleased.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { repairCommand } from '../../store/protocol/repairCommand.ts';
import { acceptedEncodings } from './http.ts';
import type { Representation } from './response.ts';

/** A file, as it lies in the store with its compressed copies. */
export interface StoredFile {
  readonly key: string;
  /** `sha256-…` of the file (ending `''`) and of its copy (`.br`); undefined where it has none. */
  integrityOf(ending: string): string | undefined;
}

/** What answering works with: a store's reads, a way to pack, and whom it is told. */
export interface Sources {
  readonly read: ReadKey;
  /** Packs with gzip: what is kept is packed with brotli alone. */
  readonly gzip: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** Told what is altered in the store, and was answered all the same, without it. */
  readonly report: (error: unknown) => void;
}

/**
 * The best representation of a file that a client takes and the store has.
 * @throws NotFoundError if the file itself is not in the store
 * @throws IntegrityError if its bytes are not those that were written
 */
export async function readRepresentation(
  { read, gzip, report }: Sources,
  file: StoredFile,
  acceptEncoding?: string,
): Promise<Representation> {
  const { key, integrityOf } = file;
  const accepted = acceptedEncodings(acceptEncoding);
  const [copy, listed] = [key + copySuffix.br, integrityOf(copySuffix.br)];
  const packed = listed !== undefined && accepted.includes('br') ? await read(copy) : undefined;
  if (packed && listed !== undefined) {
    if (await isReleased(packed, listed)) return { file: key, bytes: packed, encoding: 'br' };
    // A copy that was altered, or packed otherwise: the file itself may be what it was.
    refuse(packed);
    report(otherBytes(copy));
  }
  const plain = await read(key);
  if (!plain)
    throw new NotFoundError({
      fact: `${key} is listed and not in the store.`,
      nextStep: `"${repairCommand}" writes again what is missing.`,
    });
  const bytes = await asReleased(key, plain, integrityOf('') ?? '');
  // Those who take nothing better than gzip are few: it is packed for them when they ask, and kept as long as the file is.
  return listed !== undefined && accepted.includes('gzip')
    ? { file: key, bytes: await gzipped(bytes, gzip), encoding: 'gzip' }
    : { file: key, bytes };
}

const packedBefore = new WeakMap<Uint8Array, Uint8Array>();

/** Only what has arrived is shared between requests: a Worker may not wait for what another began. */
async function gzipped(bytes: Uint8Array, gzip: Sources['gzip']): Promise<Uint8Array> {
  const packed = packedBefore.get(bytes) ?? (await gzip(bytes));
  packedBefore.set(bytes, packed);
  return packed;
}
