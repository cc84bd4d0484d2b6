import { hash } from 'node:crypto';

/** Signs up to 64 bytes. @returns 64 hex digits */
export type Sign = (said: Uint8Array) => string;

/** How many bytes SHA-256 takes at once. */
const block = 64;

/**
 * HMAC-SHA256 (RFC 2104) with a key, for what is signed with each view of a document. The same as `createHmac`, which makes an object of the
 * system's library each time: a busy server spends several times as long on clearing those away as on signing.
 * @param key longer ones than a block are those of their digest, as in the RFC
 */
export function makeSigner(key: Uint8Array): Sign {
  const [inner, outer] = [Buffer.alloc(2 * block, 0x36), Buffer.alloc(block + 32, 0x5c)];
  const short = key.byteLength > block ? Buffer.from(hash('sha256', key), 'hex') : key;
  for (const [index, byte] of short.entries()) {
    inner[index] = byte ^ 0x36;
    outer[index] = byte ^ 0x5c;
  }
  return (said) => {
    inner.set(said, block);
    outer.write(hash('sha256', inner.subarray(0, block + said.byteLength)), block, 'hex');
    return hash('sha256', outer);
  };
}
