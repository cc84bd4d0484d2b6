import { IntegrityError } from 'shared/contract';

/** Bytes that were held against their integrity value; reads are cached, so each is held once. */
const held = new WeakSet<Uint8Array>();

/** Whether bytes are those of an integrity value, `sha384-…`. By Web Crypto: also a Worker asks. */
export async function hasIntegrity(bytes: Uint8Array, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-384', new Uint8Array(bytes));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` === integrity;
}

/**
 * Bytes out of the store, if they are those that were released or composed.
 * @param integrity `sha384-…`; undefined for the compressed copy of a page, which no listing names: a browser that cannot unpack it
 * shows nothing
 * @throws IntegrityError if they are others
 */
export async function asReleased(key: string, bytes: Uint8Array, integrity: string | undefined): Promise<Uint8Array> {
  if (integrity === undefined || held.has(bytes)) return bytes;
  if (!(await hasIntegrity(bytes, integrity)))
    throw new IntegrityError({
      fact: `${key} holds other bytes than were written there.`,
      nextStep: 'It is not served; release or compose it again.',
    });
  held.add(bytes);
  return bytes;
}
