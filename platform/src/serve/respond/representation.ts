import { NotFoundError } from 'shared/contract';
import { type Content, getContentKey, readBlob, type Unpack } from '../../store/protocol/content.ts';
import { markRefused, requireIntegrity } from '../../store/protocol/integrity.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { repairCommand } from '../../store/protocol/repairCommand.ts';
import { listAcceptedEncodings } from './http.ts';
import type { Representation } from './response.ts';

export interface StoredFile {
  /** File name, which determines the content type. */
  readonly file: string;
  readonly content: Content;
}

/** Functions with which a host lets responses read, compress and report. */
export interface HostFunctions {
  readonly read: ReadKey;
  readonly unpack: Unpack;
  /** Compresses with gzip, because the store holds only brotli. */
  readonly gzip: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** Receives an error of the store that did not prevent the response. */
  readonly report: (error: unknown) => void;
}

/**
 * Reads the best representation that the client accepts and the store has.
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
  // Few clients lack brotli. For them, the file is unpacked on request, and the result is cached together with the stored bytes.
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

/** Caches results, not promises, because a Worker may not wait for another request's work. */
async function once(
  known: WeakMap<Uint8Array, Uint8Array>,
  of: Uint8Array,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const made = known.get(of) ?? (await make());
  known.set(of, made);
  return made;
}
