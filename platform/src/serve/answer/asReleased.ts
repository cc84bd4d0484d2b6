/** Bytes that were held against their integrity value; they are remembered, so each is held once. */
const held = new WeakSet<Uint8Array>();

/**
 * Bytes out of the store, if they are those that were released or composed.
 * @param integrity `sha384-…`; undefined for the twin of a page, which no listing names: a browser that cannot unpack it shows nothing
 * @throws a lesson if they are others
 */
export async function asReleased(key: string, bytes: Uint8Array, integrity: string | undefined): Promise<Uint8Array> {
  if (integrity === undefined || held.has(bytes)) return bytes;
  const digest = await crypto.subtle.digest('SHA-384', new Uint8Array(bytes));
  if (`sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` !== integrity)
    throw new Error(`${key} holds other bytes than were written there. It is not served; release or compose it again.`);
  held.add(bytes);
  return bytes;
}
