import { NotFoundError } from 'shared/contract';
import { copySuffix, type Encoding } from '../../store/mediaTypes.ts';
import { asReleased, isReleased, otherBytes, refuse } from '../../store/protocol/asReleased.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { repairCommand } from '../../store/protocol/repairCommand.ts';
import { acceptedEncodings } from './http.ts';
import type { Representation } from './response.ts';

/** A file, as it lies in the store with its compressed copies. */
export interface StoredFile {
  readonly key: string;
  /** `sha384-…` of the file (ending `''`) and of its copy (`.br`); undefined where it has none. */
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

/** One way to send a file. */
export interface Candidate {
  readonly key: string;
  readonly integrity: string;
  readonly encoding?: Encoding;
}

/** The ways to send a file to a client, best first: its copy, where there is one, and the file itself. */
export function negotiate({ key, integrityOf }: StoredFile, acceptEncoding: string | undefined): readonly Candidate[] {
  const takesPacked = acceptedEncodings(acceptEncoding).includes('br');
  const [packed, plain] = [takesPacked ? integrityOf(copySuffix.br) : undefined, integrityOf('')];
  return [
    ...(packed === undefined ? [] : [{ key: key + copySuffix.br, integrity: packed, encoding: 'br' as const }]),
    ...(plain === undefined ? [] : [{ key, integrity: plain }]),
  ];
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
  for (const { key, integrity, encoding } of negotiate(file, acceptEncoding)) {
    const found = await read(key);
    if (!found) continue;
    if (encoding !== undefined && !(await isReleased(found, integrity))) {
      // A copy that was altered, or packed otherwise: the file itself may be what it was.
      refuse(found);
      report(otherBytes(key));
      continue;
    }
    const bytes = await asReleased(key, found, integrity);
    // Those who take nothing better than gzip are few: it is packed for them when they ask, and kept as long as the file is.
    const packs = encoding === undefined && file.integrityOf('.br') !== undefined && takesGzip(acceptEncoding);
    return packs
      ? { file: file.key, bytes: await gzipped(bytes, gzip), encoding: 'gzip' }
      : { file: file.key, bytes, encoding };
  }
  throw new NotFoundError({
    fact: `${file.key} is listed and not in the store.`,
    nextStep: `"${repairCommand}" writes again what is missing.`,
  });
}

const takesGzip = (acceptEncoding: string | undefined): boolean => acceptedEncodings(acceptEncoding).includes('gzip');

const packedBefore = new WeakMap<Uint8Array, Uint8Array>();

/** Only what has arrived is shared between requests: a Worker may not wait for what another began. */
async function gzipped(bytes: Uint8Array, gzip: Sources['gzip']): Promise<Uint8Array> {
  const packed = packedBefore.get(bytes) ?? (await gzip(bytes));
  packedBefore.set(bytes, packed);
  return packed;
}
