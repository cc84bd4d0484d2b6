/** Bytes in hex, two digits each, in lower case: keys and ids are written so, and base64 has slashes. */
export const hexOf = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of what is written in base64. @throws DOMException where it is not */
export const bytesOfBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));

/** SHA-256 of some bytes, or of a text, in hex. By Web Crypto: also a Worker asks. */
export async function sha256Of(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
