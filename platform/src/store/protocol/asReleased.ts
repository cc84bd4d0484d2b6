import { IntegrityError } from 'shared/contract';
import { repairCommand } from './repairCommand.ts';

/** The integrity value that bytes were held against; reads are cached, so each is held once. */
const held = new WeakMap<Uint8Array, string>();

/** Bytes that are not what was written. They are not to be kept: what is mended in the store is to be seen. */
const refused = new WeakSet<Uint8Array>();

export const refuse = (bytes: Uint8Array): void => {
  refused.add(bytes);
};

export const isRefused = (bytes: Uint8Array): boolean => refused.has(bytes);

/** The integrity value of some bytes, `sha256-…`. By Web Crypto: also a Worker asks. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Tells whether bytes are those of an integrity value. */
export const hasIntegrity = async (bytes: Uint8Array, integrity: string): Promise<boolean> =>
  (await digestOf(bytes)) === integrity;

/** Tells whether bytes are those that were released or composed; each is held once. */
export async function isReleased(bytes: Uint8Array, integrity: string): Promise<boolean> {
  if (held.get(bytes) === integrity) return true;
  if (!(await hasIntegrity(bytes, integrity))) return false;
  held.set(bytes, integrity);
  return true;
}

/**
 * Bytes out of the store, if they are those that were released or composed.
 * @param integrity `sha256-…`, as the listing or the release says it
 * @throws IntegrityError if they are others
 */
export async function asReleased<Bytes extends Uint8Array>(
  key: string,
  bytes: Bytes,
  integrity: string,
): Promise<Bytes> {
  if (await isReleased(bytes, integrity)) return bytes;
  refuse(bytes);
  throw otherBytes(key);
}

/** Makes the error for bytes that are not those that were written. */
export const otherBytes = (key: string): IntegrityError =>
  new IntegrityError({
    fact: `${key} holds other bytes than were written there.`,
    nextStep: `It is not served; "${repairCommand}" makes it again, or says what to do.`,
  });
