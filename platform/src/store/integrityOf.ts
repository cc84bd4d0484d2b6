import { createHash } from 'node:crypto';
import type { Integrity } from 'shared/contract';

/** The integrity value of some bytes, as `release.json`, snapshot and HTML write it. */
export const integrityOf = (bytes: Uint8Array | string): Integrity =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A short name for a set of files: SHA-256 over names and integrity values, in hex. */
export function contentDigest(files: Readonly<Record<string, Integrity>>): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort()) hash.update(`${name}\0${files[name]}\0`);
  return hash.digest('hex');
}
