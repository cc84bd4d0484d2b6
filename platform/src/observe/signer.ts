import { createSecretKey, hash, hkdfSync } from 'node:crypto';

/** What a key can say of some bytes, and nobody without it. */
export interface Signer {
  /** HMAC-SHA256 (RFC 2104) of up to 64 bytes. @returns 64 hex digits */
  sign(said: Uint8Array): string;
  /** As many bytes as are asked for, up to 8160: HKDF-SHA256 (RFC 5869) with what is said as its `info`. Parts of them tell nothing of the others. */
  derive(said: Uint8Array, length: number): Buffer;
}

/** How many bytes SHA-256 takes at once. */
const block = 64;

/**
 * Signs the names of views. HMAC is the same as `createHmac`, which makes an object of the system's library each time: a busy server spends
 * several times as long on clearing those away as on signing.
 * @param key longer ones than a block are those of their digest, as in the RFC
 */
export function makeSigner(key: Uint8Array): Signer {
  const [inner, outer] = [Buffer.alloc(2 * block, 0x36), Buffer.alloc(block + 32, 0x5c)];
  const short = key.byteLength > block ? Buffer.from(hash('sha256', key), 'hex') : key;
  for (const [index, byte] of short.entries()) {
    inner[index] = byte ^ 0x36;
    outer[index] = byte ^ 0x5c;
  }
  const secret = createSecretKey(key);
  return {
    sign(said) {
      inner.set(said, block);
      outer.write(hash('sha256', inner.subarray(0, block + said.byteLength)), block, 'hex');
      return hash('sha256', outer);
    },
    derive: (said, length) => Buffer.from(hkdfSync('sha256', secret, '', said, length)),
  };
}
