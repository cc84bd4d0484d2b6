import { NotFoundError } from 'shared/contract';
import { copySuffix, type Encoding } from '../../store/mediaTypes.ts';
import { asReleased } from '../../store/protocol/asReleased.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { acceptedEncodings } from './http.ts';
import type { Representation } from './response.ts';

/** A file, as it lies in the store with its compressed copies. */
export interface StoredFile {
  readonly key: string;
  /** `sha384-…` of the file (ending `''`) and of its copies (`.br`, `.gz`), where they are known. */
  integrityOf(ending: string): string | undefined;
}

/** Reads files, and knows which compressed copies are not there. */
export interface CopyReader {
  readonly read: ReadKey;
  /** Keys of copies that are not there. A page's are written before it, so they will not come. */
  readonly missingCopies: Set<string>;
}

/** One way to send a file. */
export interface Candidate {
  readonly key: string;
  readonly integrity: string | undefined;
  readonly encoding?: Encoding;
}

/** The ways to send a file to a client, best first; the last one, the file itself, is always there. */
export function negotiate({ key, integrityOf }: StoredFile, acceptEncoding: string | undefined): readonly Candidate[] {
  const copies = acceptedEncodings(acceptEncoding).map((encoding) => {
    const ending = copySuffix[encoding];
    return { key: key + ending, integrity: integrityOf(ending), encoding };
  });
  return [...copies, { key, integrity: integrityOf('') }];
}

/**
 * The best representation of a file that a client takes and the store has.
 * @throws NotFoundError if the file itself is not in the store
 * @throws IntegrityError if its bytes are not those that were written
 */
export async function readRepresentation(
  reader: CopyReader,
  file: StoredFile,
  acceptEncoding?: string,
): Promise<Representation> {
  for (const { key, integrity, encoding } of negotiate(file, acceptEncoding)) {
    const bytes = await (encoding ? readCopy(reader, key) : reader.read(key));
    if (bytes) return { file: file.key, bytes: await asReleased(key, bytes, integrity), encoding };
  }
  throw new NotFoundError({
    fact: `${file.key} is listed and not in the store.`,
    nextStep: 'Compose again (npm start); that writes what is missing.',
  });
}

/** The bytes of what may not be there; that it is not is kept. */
export async function readCopy({ read, missingCopies }: CopyReader, key: string): Promise<Uint8Array | undefined> {
  if (missingCopies.has(key)) return undefined;
  const bytes = await read(key);
  if (!bytes) missingCopies.add(key);
  return bytes;
}
