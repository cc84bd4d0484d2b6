import { NotFoundError } from 'shared/contract';
import { type Content, getContentKey, readBlob, type Unpack } from '../../store/protocol/content.ts';
import { markRefused, repairCommand, requireIntegrity } from '../../store/protocol/integrity.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { listAcceptedEncodings } from './http.ts';
import type { Representation } from './response.ts';

export interface StoredFile {
  /** File name; its extension gives the content type. */
  readonly file: string;
  readonly content: Content;
}

/** Functions of a host with which the code reads from the store, compresses, and reports errors. */
export interface HostFunctions {
  readonly read: ReadKey;
  readonly unpack: Unpack;
  /** Compresses with gzip, for clients without brotli: the store has only brotli. */
  readonly gzip: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** Called with an error of the store in spite of which the request got a response. */
  readonly report: (error: unknown) => void;
}

/**
 * Reads the file in the best encoding that the client accepts: brotli from the store, or else gzip or plain, made from it.
 * @throws NotFoundError if the file is missing; IntegrityError if its bytes were altered
 */
export async function readRepresentation(
  { read, unpack, gzip }: HostFunctions,
  { file, content }: StoredFile,
  acceptEncoding?: string,
): Promise<Representation> {
  const { body, br } = content;
  const key = getContentKey(content);
  const stored = await readBlob(read, br ?? body);
  if (!stored)
    throw new NotFoundError({
      fact: `${key} is the content of ${file}, but missing in the store.`,
      nextStep: `Run "${repairCommand}" to restore the file.`,
    });
  if (br === undefined) return { file, bytes: stored };
  const accepted = listAcceptedEncodings(acceptEncoding);
  if (accepted.includes('br')) return { file, bytes: stored, encoding: 'br' };
  // Few clients do not accept brotli, so the plain bytes are made on request. They are cached together with the stored ones.
  const bytes = await once(plain, stored, async () => {
    try {
      return await requireIntegrity(key, await unpack(stored), body);
    } catch (error) {
      markRefused(stored);
      throw error;
    }
  });
  return accepted.includes('gzip')
    ? { file, bytes: await once(gzipped, bytes, () => gzip(bytes)), encoding: 'gzip' }
    : { file, bytes };
}

const [plain, gzipped] = [new WeakMap<Uint8Array, Uint8Array>(), new WeakMap<Uint8Array, Uint8Array>()];

/** Calls `make` only if `known` has no result for `of`. Caches no promises, because a Worker's request may not wait for another's work. */
async function once(
  known: WeakMap<Uint8Array, Uint8Array>,
  of: Uint8Array,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const made = known.get(of) ?? (await make());
  known.set(of, made);
  return made;
}
