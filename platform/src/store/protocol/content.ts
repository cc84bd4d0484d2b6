import { integritySchema } from 'shared/contract';
import * as v from 'valibot';
import { decodeBase64, toHex } from './hex.ts';
import { requireIntegrity } from './integrity.ts';

export const contentSchema = v.strictObject({
  /** SHA-256 of the plain bytes. */
  body: integritySchema,
  /** SHA-256 of the bytes packed with brotli. If set, the store holds only the packed bytes. */
  br: v.exactOptional(integritySchema),
});

/** Integrity values of one stored content: plain, and packed if it is stored packed. */
export type Content = Readonly<v.InferOutput<typeof contentSchema>>;

/** Returns the key of the blob with an integrity value: `blobs/` and the SHA-256 in hex. */
export const getBlobKey = (integrity: string): string =>
  `blobs/${toHex(decodeBase64(integrity.replace('sha256-', '')))}`;

/** Returns the key under which a content is stored. */
export const getContentKey = ({ body, br }: Content): string => getBlobKey(br ?? body);

/** Finds a file's content in a list of integrity values; the packed form is listed as `<file>.br`. Undefined if the file is not listed. */
export function findContent(files: Readonly<Record<string, string>>, file: string): Content | undefined {
  const body = Object.hasOwn(files, file) ? files[file] : undefined;
  const packed = `${file}.br`;
  const br = Object.hasOwn(files, packed) ? files[packed] : undefined;
  return body === undefined ? undefined : { body, ...(br !== undefined && { br }) };
}

/** Lists a content's integrity values in the form that `findContent` reads. */
export const listContent = (file: string, { body, br }: Content): Record<string, string> => ({
  [file]: body,
  ...(br !== undefined && { [`${file}.br`]: br }),
});

/**
 * Unpacks brotli.
 * @throws if the bytes are invalid
 */
export type Unpack<Bytes extends Uint8Array = Uint8Array> = (bytes: Uint8Array) => Promise<Bytes>;

/** Reads the bytes of a key; undefined if it does not exist. */
type Read<Bytes> = (key: string) => Promise<Bytes | undefined>;

/**
 * Reads bytes by their digest; undefined if they are not in the store.
 * @throws IntegrityError if the stored bytes differ
 */
export async function readBlob<Bytes extends Uint8Array>(
  read: Read<Bytes>,
  integrity: string,
): Promise<Bytes | undefined> {
  const key = getBlobKey(integrity);
  const bytes = await read(key);
  return bytes && requireIntegrity(key, bytes, integrity);
}

/**
 * Reads and unpacks a content; undefined if it is not in the store.
 * @throws IntegrityError if the stored bytes differ
 */
export async function readContent<Bytes extends Uint8Array>(
  read: Read<Bytes>,
  unpack: Unpack<Bytes>,
  content: Content,
): Promise<Bytes | undefined> {
  if (content.br === undefined) return readBlob(read, content.body);
  const packed = await readBlob(read, content.br);
  // Bytes that cannot be unpacked are verified as they are, and fail.
  const bytes = packed && (await unpack(packed).catch(() => packed));
  return bytes && requireIntegrity(getContentKey(content), bytes, content.body);
}
