import { NotFoundError } from 'shared/contract';
import { asReleased, refuse } from '../../store/protocol/asReleased.ts';
import { type Content, contentKey, readBlob, type Unpack } from '../../store/protocol/content.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { repairCommand } from '../../store/protocol/repairCommand.ts';
import { acceptedEncodings } from './http.ts';
import type { Representation } from './response.ts';

/** A file, as it lies in the store. */
export interface StoredFile {
  /** Its name, by which its type is known. */
  readonly file: string;
  readonly content: Content;
}

/** Tools of answering: a store's reads, ways to pack and unpack, and whom it is told. */
export interface Sources {
  readonly read: ReadKey;
  readonly unpack: Unpack;
  /** Packs with gzip: what is stored is packed with brotli alone. */
  readonly gzip: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** Told what is altered in the store, and was answered all the same, without it. */
  readonly report: (error: unknown) => void;
}

/**
 * The best representation of a file that a client takes and the store has.
 * @throws NotFoundError if the file is not in the store; IntegrityError if its bytes are not those that were written
 */
export async function readRepresentation(
  { read, unpack, gzip }: Sources,
  { file, content }: StoredFile,
  acceptEncoding?: string,
): Promise<Representation> {
  const { body, br } = content;
  const key = contentKey(content);
  const stored = await readBlob(read, br ?? body);
  if (!stored)
    throw new NotFoundError({
      fact: `${key} is listed for ${file} and not in the store.`,
      nextStep: `"${repairCommand}" writes again what is missing.`,
    });
  if (br === undefined) return { file, bytes: stored };
  const accepted = acceptedEncodings(acceptEncoding);
  if (accepted.includes('br')) return { file, bytes: stored, encoding: 'br' };
  // Those who take nothing better are few: it is unpacked, and packed for them, when they ask, and kept as long as the file is.
  const bytes = await once(plain, stored, async () => {
    try {
      return await asReleased(key, await unpack(stored), body);
    } catch (error) {
      refuse(stored);
      throw error;
    }
  });
  return accepted.includes('gzip')
    ? { file, bytes: await once(gzipped, bytes, () => gzip(bytes)), encoding: 'gzip' }
    : { file, bytes };
}

const [plain, gzipped] = [new WeakMap<Uint8Array, Uint8Array>(), new WeakMap<Uint8Array, Uint8Array>()];

/** Only what has arrived is shared between requests: a Worker may not wait for what another began. */
async function once(
  known: WeakMap<Uint8Array, Uint8Array>,
  of: Uint8Array,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const made = known.get(of) ?? (await make());
  known.set(of, made);
  return made;
}
