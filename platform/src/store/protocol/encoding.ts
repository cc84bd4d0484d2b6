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
