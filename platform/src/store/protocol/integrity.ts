import { IntegrityError } from 'shared/contract';

/** Integrity values of buffers that were verified. Each buffer is hashed once, because cached reads return the same buffer. */
const held = new WeakMap<Uint8Array, string>();

/** Buffers that failed verification. Caches do not keep them, so that a repair of the store takes effect. */
const refused = new WeakSet<Uint8Array>();

export const markRefused = (bytes: Uint8Array): void => {
  refused.add(bytes);
};

export const isRefused = (bytes: Uint8Array): boolean => refused.has(bytes);

/** Returns the integrity value of bytes, `sha256-…`. Uses Web Crypto, because Workers run this code, too. */
export async function computeIntegrityAsync(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

export const hasIntegrity = async (bytes: Uint8Array, integrity: string): Promise<boolean> =>
  (await computeIntegrityAsync(bytes)) === integrity;

/** Tells whether bytes have an integrity value, and remembers a success, so that the buffer of a cached read is hashed only once. */
export async function hasVerifiedIntegrity(bytes: Uint8Array, integrity: string): Promise<boolean> {
  if (held.get(bytes) === integrity) return true;
  if (!(await hasIntegrity(bytes, integrity))) return false;
  held.set(bytes, integrity);
  return true;
}

/**
 * Returns bytes from the store if they have not changed since they were written.
 * @param integrity `sha256-…` from the listing or the release
 * @throws IntegrityError if the bytes differ
 */
export async function requireIntegrity<Bytes extends Uint8Array>(
  key: string,
  bytes: Bytes,
  integrity: string,
): Promise<Bytes> {
  if (await hasVerifiedIntegrity(bytes, integrity)) return bytes;
  markRefused(bytes);
  throw createIntegrityError(key);
}

export const createIntegrityError = (key: string): IntegrityError =>
  new IntegrityError({
    fact: `${key} holds altered bytes.`,
    nextStep: `The file is not served. Run "${repairCommand}", which restores it or says what to do.`,
  });

/** Encodes bytes in lower-case hex. Keys and IDs are in hex, because base64 contains slashes. */
export const toHex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes base64. @throws DOMException if the text is invalid */
export const decodeBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));

/** Returns the SHA-256 of bytes or a text, in hex. Uses Web Crypto, because Workers run this code, too. */
export async function computeSha256(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** Command that rebuilds broken files of a store from releases, for advice in errors. */
export const repairCommand = 'npm run release -- repair';
