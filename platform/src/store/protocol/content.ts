import { integritySchema } from 'shared/contract';
import * as v from 'valibot';
import { asReleased } from './asReleased.ts';
import { bytesOfBase64, hexOf } from './hex.ts';

export const contentSchema = v.strictObject({
  /** SHA-256 of its bytes. */
  body: integritySchema,
  /** SHA-256 of its bytes packed with brotli. Where there is one, those alone are stored. */
  br: v.exactOptional(integritySchema),
});

/** A content as a store has it. */
export type Content = Readonly<v.InferOutput<typeof contentSchema>>;

/** Names the key of some bytes: `blobs/` and their SHA-256 in hex. */
export const blobKey = (integrity: string): string => `blobs/${hexOf(bytesOfBase64(integrity.replace('sha256-', '')))}`;

/** Names the key at which a content lies, packed or plain. */
export const contentKey = ({ body, br }: Content): string => blobKey(br ?? body);

/** Finds a file's content in a list of integrity values, where its packed form stands as `<file>.br`. Undefined where it is not listed. */
export function contentOf(files: Readonly<Record<string, string>>, file: string): Content | undefined {
  const body = Object.hasOwn(files, file) ? files[file] : undefined;
  const packed = `${file}.br`;
  const br = Object.hasOwn(files, packed) ? files[packed] : undefined;
  return body === undefined ? undefined : { body, ...(br !== undefined && { br }) };
}

/** Lists a content's integrity values by the names that `contentOf` reads. */
export const listed = (file: string, { body, br }: Content): Record<string, string> => ({
  [file]: body,
  ...(br !== undefined && { [`${file}.br`]: br }),
});

/** Unpacks what was packed with brotli. @throws whatever it throws where the bytes are nothing packed */
export type Unpack<Bytes extends Uint8Array = Uint8Array> = (bytes: Uint8Array) => Promise<Bytes>;

/** Reads the bytes of a key. */
type Read<Bytes> = (key: string) => Promise<Bytes | undefined>;

/** Reads some bytes by their digest; undefined if they are not there. @throws IntegrityError if others lie there */
export async function readBlob<Bytes extends Uint8Array>(
  read: Read<Bytes>,
  integrity: string,
): Promise<Bytes | undefined> {
  const key = blobKey(integrity);
  const bytes = await read(key);
  return bytes && asReleased(key, bytes, integrity);
}

/** Reads a content, unpacked; undefined if it is not there. @throws IntegrityError if other bytes lie there */
export async function readContent<Bytes extends Uint8Array>(
  read: Read<Bytes>,
  unpack: Unpack<Bytes>,
  content: Content,
): Promise<Bytes | undefined> {
  if (content.br === undefined) return readBlob(read, content.body);
  const packed = await readBlob(read, content.br);
  // What cannot be unpacked is held as it lies, and is other bytes.
  const bytes = packed && (await unpack(packed).catch(() => packed));
  return bytes && asReleased(contentKey(content), bytes, content.body);
}
