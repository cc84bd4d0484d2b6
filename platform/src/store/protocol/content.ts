import { integritySchema } from 'shared/contract';
import * as v from 'valibot';
import { decodeBase64, requireIntegrity, toHex } from './integrity.ts';

export const contentSchema = v.strictObject({
  /** Integrity value of the uncompressed bytes. */
  body: integritySchema,
  /** Integrity value of the bytes compressed with brotli. If set, the store holds only the compressed bytes. */
  br: v.exactOptional(integritySchema),
});

/** Integrity values of a stored content: uncompressed, and compressed if the store compresses it. */
export type Content = Readonly<v.InferOutput<typeof contentSchema>>;

/** Returns the key of a blob, `blobs/` and its SHA-256 in hex. @param integrity `sha256-…` in base64 */
export const getBlobKey = (integrity: string): string =>
  `blobs/${toHex(decodeBase64(integrity.replace('sha256-', '')))}`;

export const getContentKey = ({ body, br }: Content): string => getBlobKey(br ?? body);

/** Finds a file's content in a list of integrity values; `<file>.br` is its compressed bytes. @returns undefined if not listed */
export function findContent(files: Readonly<Record<string, string>>, file: string): Content | undefined {
  const body = Object.hasOwn(files, file) ? files[file] : undefined;
  const packed = `${file}.br`;
  const br = Object.hasOwn(files, packed) ? files[packed] : undefined;
  return body === undefined ? undefined : { body, ...(br !== undefined && { br }) };
}

/** Lists the integrity values of a content in the form that `findContent` reads. */
export const listContent = (file: string, { body, br }: Content): Record<string, string> => ({
  [file]: body,
  ...(br !== undefined && { [`${file}.br`]: br }),
});

/** Unpacks brotli. @throws if the bytes are invalid */
export type Unpack<Bytes extends Uint8Array = Uint8Array> = (bytes: Uint8Array) => Promise<Bytes>;

/** Reads the bytes of a key. @returns undefined if the key does not exist */
type Read<Bytes> = (key: string) => Promise<Bytes | undefined>;

/** Reads bytes by their digest. @returns undefined if the store lacks them @throws IntegrityError if the stored bytes differ */
export async function readBlob<Bytes extends Uint8Array>(
  read: Read<Bytes>,
  integrity: string,
): Promise<Bytes | undefined> {
  const key = getBlobKey(integrity);
  const bytes = await read(key);
  return bytes && requireIntegrity(key, bytes, integrity);
}

/** Reads and unpacks a content. @returns undefined if the store lacks it @throws IntegrityError if the stored bytes differ */
export async function readContent<Bytes extends Uint8Array>(
  read: Read<Bytes>,
  unpack: Unpack<Bytes>,
  content: Content,
): Promise<Bytes | undefined> {
  if (content.br === undefined) return readBlob(read, content.body);
  const packed = await readBlob(read, content.br);
  // If unpacking fails, goes on with the packed bytes, so that the check of their digest reports them.
  const bytes = packed && (await unpack(packed).catch(() => packed));
  return bytes && requireIntegrity(getContentKey(content), bytes, content.body);
}
